/** The styles of the pages of test mode. */
export const testStyle = `:root{color-scheme:light dark;--paper:#faf7f2;--card:#fff;--ink:#2b2521;--soft:#6d625a;--line:#e6ddd3;--main:#8a3b52;--on:#fff;--warn:#fff3d6;--bad:#a3262a}
@media (prefers-color-scheme:dark){:root{--paper:#1d1917;--card:#28221f;--ink:#f3ece6;--soft:#b9aca2;--line:#40372f;--main:#e59ab0;--on:#2b1119;--warn:#463a17;--bad:#ff9b97}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Rubik,system-ui,sans-serif}
.bar{background:var(--warn);padding:12px 16px;display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:center}
main{max-inline-size:960px;margin-inline:auto;padding:16px;display:grid;gap:16px}
@media (min-width:760px){main{grid-template-columns:1fr 1fr;align-items:start;padding-block:32px}.wide{grid-column:1/-1}}
section{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px}
h1{font-size:22px;line-height:1.25;margin:0 0 12px}
h2{font-size:16px;margin:20px 0 8px}
dl{margin:0}
dl div{display:flex;justify-content:space-between;gap:16px;padding-block:8px;border-block-end:1px solid var(--line)}
dl div:last-child{border:0;font-weight:600}
dd{margin:0;text-align:end}
p{margin:8px 0 0;color:var(--soft)}
.bad{color:var(--bad);font-weight:600;margin:0 0 12px}
form{margin:8px 0 0}
button,.link{display:block;inline-size:100%;min-block-size:48px;padding:10px 16px;border-radius:12px;border:1px solid var(--line);background:var(--card);color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main{background:var(--main);border-color:var(--main);color:var(--on)}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
button.quiet{inline-size:auto;border:0;background:none;padding-inline:0}
label{display:grid;gap:4px;margin-block-start:12px;font-size:14px;font-weight:600}
input{min-inline-size:0;min-block-size:48px;padding:10px 12px;border-radius:12px;border:1px solid var(--line);background:var(--paper);color:var(--ink);font:inherit;font-size:16px;text-align:start}
.two{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.two form,.two form button{margin:0;block-size:100%}
section>form{margin-block-start:16px}
bdi{unicode-bidi:isolate}`;
