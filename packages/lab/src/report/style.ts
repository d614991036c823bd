export const style = `
:root { color-scheme: light dark; --paper: #fdfdfb; --ink: #1d2125; --faint: #5b646d; --line: #d5d9dd; --card: #fff;
--s0: #0b6bb0; --s1: #b4450b; --s2: #0a7a53; --s3: #9b3d86; --s4: #7a6200; --s5: #4a4f9c; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171a; --ink: #e8ebed; --faint: #a3adb6; --line: #343b42;
--card: #1b1f23; --s0: #63b3ed; --s1: #f0935a; --s2: #4fc79a; --s3: #dc93cb; --s4: #d8bd4c; --s5: #a5aaf0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
h3 { font-size: 1rem; margin: 0 0 .25rem; }
p, ul, ol { margin: .4rem 0; max-width: 46rem; }
a { color: var(--s0); }
.faint, small { color: var(--faint); }
.short { padding-left: 1.2rem; } .short li { margin: .3rem 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin: 1rem 0; }
figure { margin: 0; padding: .75rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
break-inside: avoid; }
figure > svg { display: block; width: 100%; height: auto; max-width: 30rem; }
figcaption { font-size: .9rem; margin-top: .4rem; }
svg text { fill: var(--faint); font: 11px system-ui, sans-serif; }
.axis path { stroke: var(--line); fill: none; }
.s0 { --s: var(--s0); } .s1 { --s: var(--s1); } .s2 { --s: var(--s2); }
.s3 { --s: var(--s3); } .s4 { --s: var(--s4); } .s5 { --s: var(--s5); }
.s0 .curve { stroke-dasharray: none; } .s1 .curve, .s1.curve { stroke-dasharray: 7 3; } .s2 .curve { stroke-dasharray: 2 3; }
.s3 .curve { stroke-dasharray: 9 3 2 3; } .s4 .curve { stroke-dasharray: 4 4; } .s5 .curve { stroke-dasharray: 1 4; }
svg rect, svg circle { fill: var(--s, var(--s0)); }
.area { fill: var(--s); opacity: .22; } .curve { fill: none; stroke: var(--s); stroke-width: 2; }
.mean { stroke: var(--ink); stroke-width: 1.5; } svg .band { fill: var(--ink); opacity: .18; }
svg .middle { fill: none; stroke: var(--ink); stroke-width: 1; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1rem; font-size: .9rem; }
.legend svg { width: 24px; height: 8px; margin-right: .35rem; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; margin: .75rem 0; }
caption { text-align: left; color: var(--faint); padding-bottom: .25rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line);
font-weight: normal; overflow-wrap: anywhere; }
thead th { color: var(--faint); font-size: .85rem; }
td.range { white-space: nowrap; font-variant-numeric: tabular-nums; }
.strip { width: 140px; height: 16px; display: block; margin-top: .2rem; }
.rail { stroke: var(--line); } .zero { stroke: var(--faint); stroke-dasharray: 2 2; }
.whisker { stroke: var(--s0); stroke-width: 4; opacity: .5; }
.stands { font-weight: 600; }
code, pre { font: .85rem/1.45 ui-monospace, monospace; } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card);
border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; max-width: 60rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; } dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) { table, tbody, tr, th, td { display: block; } thead { display: none; }
caption { display: block; }
tr { border-bottom: 1px solid var(--line); padding: .4rem 0; } th, td { border: 0; padding: .05rem 0; }
dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
@media print { :root { color-scheme: light; --paper: #fff; --ink: #000; --faint: #444; --line: #bbb; --card: #fff; --s0: #0b6bb0;
--s1: #b4450b; --s2: #0a7a53; --s3: #9b3d86; --s4: #7a6200; --s5: #4a4f9c; } main { max-width: none; padding: 0; }
tr, figure, li { break-inside: avoid; } h2, h3 { break-after: avoid; } * { print-color-adjust: exact; } }
`;
