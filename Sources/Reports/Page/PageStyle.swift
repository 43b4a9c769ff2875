/// How a page looks. Colour never says anything that words or shapes do not; both schemes hold a contrast of 4.5 to 1.
enum PageStyle {
  static let text = """
    :root{color-scheme:light dark;--bg:#fff;--card:#f6f7f8;--ink:#1c2126;--soft:#565e67;--line:#d9dee3;--edge:#8a939c;\
    --link:#0b57b0;--ok:#1a6f34;--says:#0b57b0;--may:#855300;--bad:#b3261e;--gap:#7a3fb5;--off:#5d656e;\
    --del:#fdeceb;--ins:#fff3d6;--mark:#fff1c2}
    @media (prefers-color-scheme:dark){:root{--bg:#14171a;--card:#1d2125;--ink:#e7eaed;--soft:#a7b0b9;--line:#343a41;\
    --edge:#79828c;--link:#82b6ff;--ok:#6ccb87;--says:#82b6ff;--may:#e5b04b;--bad:#ff8f85;--gap:#c9a0f5;--off:#a2abb4;\
    --del:#471d1b;--ins:#433307;--mark:#4a3b08}}
    *{box-sizing:border-box}
    html{scroll-padding-top:1rem}
    body{margin:0 auto;padding:2.5rem 1.5rem 4rem;max-width:76rem;background:var(--bg);color:var(--ink);\
    font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;\
    overflow-wrap:break-word}
    h1,h2,h3,h4,h5{line-height:1.25;text-wrap:balance;margin:0}
    h1{font-size:2rem;letter-spacing:-.02em}
    h2{font-size:1.5rem;letter-spacing:-.01em;margin:3.5rem 0 .75rem}
    main>section:first-child h2{margin-top:2rem}
    h3{font-size:1.25rem;margin:2rem 0 .25rem}
    h4{font-size:1.0625rem;margin:1.75rem 0 .5rem}
    h5{font-size:1rem}
    p{margin:.4rem 0}
    a{color:var(--link);text-underline-offset:.15em}
    a:hover{text-decoration-thickness:2px}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:3px}
    [tabindex="-1"]:focus-visible{outline-offset:6px}
    small,.sub,.hint,.legend,footer,pre,code,nav,#shown{font-size:.8125rem}
    small,.sub,.hint,footer,header>p{color:var(--soft)}
    small{font-weight:400}
    code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .h,.x i,.e caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;left:-99rem;background:var(--bg);padding:.5rem 1rem}
    .skip:focus{left:1rem;top:.5rem;z-index:9}
    nav ul,.sum,.legend,.away ul{list-style:none;margin:0;padding:0}
    nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-top:1rem;padding:.5rem 0;border-block:1px solid \
    var(--line)}
    nav a{display:inline-block;padding:.25rem 0}
        .error{--v:var(--bad)}.warning{--v:var(--may)}.note{--v:var(--off)}
    \(PageMarks.style)\
    [class]::before{color:var(--v);font-weight:700;margin-right:.4em}
    .bar{display:block;width:100%;height:.625rem;margin:1rem 0 .75rem}
    .bar rect{fill:var(--v)}
    .sum{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem}
    .sum b{font-size:1.25rem;font-variant-numeric:tabular-nums}
    form{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end;margin:1.5rem 0;padding:1rem;\
    background:var(--card);border-radius:8px}
    form[hidden]{display:none}
    form p{margin:0;min-width:8.5rem}
    form p:nth-last-of-type(3){flex:1 1 12rem}
    form #shown{flex:1 0 100%;color:var(--soft)}
    label{display:block;font-size:.8125rem;font-weight:600;margin-bottom:.2rem}
    select,input,button{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--edge);border-radius:6px;\
    padding:.35rem .6rem;min-height:2.5rem;width:100%}
    button{cursor:pointer}
    .wide{position:relative;overflow-x:auto;margin:1rem 0}
    table{border-collapse:collapse;width:100%;text-align:start}
    th,td{text-align:start;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line)}
    thead th{font-size:.8125rem;font-weight:600;color:var(--soft);vertical-align:bottom;white-space:nowrap}
    .x{table-layout:fixed;min-width:58rem}
    .x tbody th{font-weight:600}
    .x th:first-child{width:12rem;position:sticky;left:0;background:var(--bg);z-index:1}
    .x td{font-size:.8125rem;overflow-wrap:normal}
    .x td::before{display:block;font-size:1.0625rem;line-height:1.3}
    .x .\(PageMarks.name(.notApplicable).text)::before{font-weight:400}
    .x td a{color:var(--ink);text-decoration-color:var(--edge)}
    .x .dim{opacity:.35}
    .legend{display:flex;flex-wrap:wrap;gap:.1rem 1.5rem;color:var(--soft)}
    .legend span{color:var(--ink);font-weight:600}
    .w{margin:.5rem 0;padding-left:1.6rem}
    .w li{padding:.15rem 0}
    .w a{color:var(--ink);text-decoration-color:var(--edge)}
    .w li::marker{color:var(--soft);font-variant-numeric:tabular-nums}
    .screen{margin-top:2.5rem;padding-top:1.25rem;border-top:2px solid var(--ink)}
    .screen>h3{margin-top:0}
    .st>h4{display:inline-block}
    h4>span{font-size:.875rem;font-weight:400;margin-left:.5rem;color:var(--soft)}
    .e{table-layout:fixed}
    .e td:first-child,.e th:first-child{width:8.5rem}
    .e td:first-child{font-size:.8125rem;white-space:nowrap}
    .e tbody th{font-weight:400}
    .e .c{width:auto;font-size:.8125rem;font-weight:600;color:var(--soft);padding-top:.9rem}
    .e small{display:inline-block}
    .e th>small:first-child{color:var(--soft);display:block}
    q{quotes:none;unicode-bidi:isolate}
    i{font-style:normal;font-size:.8125rem;color:var(--soft)}
    .e td a,.f a,.sub a{overflow-wrap:anywhere;font-size:.8125rem}
    del,ins{text-decoration-thickness:2px;text-underline-offset:.2em;border-radius:2px;padding:0 .15em}
    del{background:var(--del);text-decoration:line-through var(--bad) 2px}
    ins{background:var(--ins);text-decoration:underline wavy var(--may) 1.5px}
    .f{margin:1rem 0;padding:.1rem 0 .1rem 1rem;border-left:3px solid var(--v)}
    .f :is(h3,h4,h5){font-size:1rem;font-weight:600;margin:0}
    .f :is(h3,h4,h5) b{font-size:.75rem;text-transform:uppercase;letter-spacing:.05em;margin-right:.35rem;\
    color:var(--v)}
    .f p{margin:.15rem 0}
    .f code{color:var(--soft)}
    pre{margin:.5rem 0;padding:.6rem .75rem 1.3rem;background:var(--card);border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere}
    mark{background:var(--mark);color:inherit}
    mark{position:relative}
    mark::after{content:"^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\
    ^^^^^^^^^^^^^^^^^^^^"/"";position:absolute;left:0;top:1.35em;width:100%;overflow:hidden;white-space:nowrap;\
    color:var(--bad)}
    .e td:empty::after{content:"not recorded";font-size:.8125rem;color:var(--soft)}
    dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.15rem .9rem;margin:.5rem 0;font-size:.9375rem}
    dt{color:var(--soft)}
    dd{margin:0}
    .q{padding:.35rem 0}
    .away h4{color:var(--soft)}
    .away li{padding:.15rem 0}
    details{border-bottom:1px solid var(--line);padding:.5rem 0}
    summary{cursor:pointer;font-weight:600;padding:.25rem 0}
    .ear{width:auto;min-height:0;min-width:1.75rem;height:1.75rem;padding:0 .35rem;margin-left:.35rem;line-height:1;\
    font-size:.75rem;vertical-align:middle;color:var(--link);border-color:var(--line)}
    .ear:hover,.ear[aria-pressed=true]{border-color:var(--link)}
    figure{margin:1rem 0}
    figcaption{font-size:.8125rem;color:var(--soft)}
    .trend{width:100%;max-width:40rem;height:auto}
    .trend text{font-size:12px;fill:var(--ink);stroke:none}
    .trend .n{font-weight:700}
    .trend line{stroke:var(--line)}
    .trend circle{fill:var(--v)}
    .trend polyline{stroke:var(--v);fill:none;stroke-width:2;stroke-linejoin:round}
    footer{margin-top:4rem;padding-top:1rem;border-top:1px solid var(--line)}
    @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media screen and (max-width:70rem){pre{padding-bottom:.6rem}mark::after{content:none}}
    @media screen and (max-width:46rem){
    body{padding:1.5rem 1rem 3rem}
    h1{font-size:1.625rem}
    form p{flex:1 1 40%;min-width:0}
    .x th:first-child{width:8.5rem}
    .x{min-width:46rem}
    .e,.e thead,.e tbody,.e tr,.e th,.e td{display:block}
    .e thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .e tr{border-bottom:1px solid var(--line);padding:.5rem 0}
    .e th,.e td{border:0;padding:.15rem 0;width:auto!important}
    .e tbody th:not(.c),.e td:nth-child(n+3){padding-left:7rem;text-indent:-7rem}
    .e .ear{text-indent:0}
    .e tbody th:not(.c)::before,.e td:nth-child(n+3)::before{display:inline-block;\
    width:7rem;margin:0;text-indent:0;font-size:.8125rem;font-weight:400;color:var(--soft)}
    .e th>small:first-child{display:inline}
    .e tbody th:not(.c)::before{content:"Expected"/""}
    .e td:nth-child(3)::before{content:"Source says"/""}
    .e td:nth-child(4)::before{content:"Recording says"/""}
    dl{grid-template-columns:minmax(0,1fr);gap:0}
    dd{margin-bottom:.35rem}}
    @media (forced-colors:active){.bar rect,.trend polyline{forced-color-adjust:auto}.f{border-color:CanvasText}}
    @media print{
    :root{--bg:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#bbb;--link:#000;--ok:#000;--says:#000;--may:#000;\
    --bad:#000;--gap:#000;--off:#000;--del:#fff;--ins:#fff;--mark:#fff}
    body{max-width:none;padding:0;font-size:10pt}
    nav,form,.skip,.ear,.bar{display:none!important}
    a{text-decoration:none}
    .wide{overflow:visible}
    .x{min-width:0}
    .x th:first-child{position:static;width:16%}
    .x td{font-size:7pt;padding-right:0}
    tr,.f,pre{break-inside:avoid}
    h2,h3,h4,h5{break-after:avoid}
    .screen{break-before:auto}
    pre{border:1px solid #bbb}}

    """
}
