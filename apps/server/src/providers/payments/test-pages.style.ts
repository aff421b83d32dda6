/** The styles of the pages of test mode. */
export const testStyle = `:root{color-scheme:light dark;--paper:#f6f5f2;--card:#fff;--ink:#2b1a26;--soft:#6a5a65;--line:#e4dedd;--edge:#8f818a;--main:#a8174b;--on:#fff;--test:#8a5a00;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#17121a;--card:#211a25;--ink:#f3ebf0;--soft:#b3a3b0;--line:#3a2f3f;--edge:#85748a;--main:#ffa45c;--on:#2a1303;--test:#e8b04a;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Rubik,system-ui,sans-serif}
.bar{background:repeating-linear-gradient(135deg,color-mix(in srgb,var(--test) 8%,var(--card)) 0 14px,color-mix(in srgb,var(--test) 16%,var(--card)) 14px 28px);border-block-end:2px solid var(--test);padding:10px 16px;display:flex;flex-wrap:wrap;gap:4px 12px}
main{max-inline-size:904px;margin-inline:auto;padding:16px;display:grid;gap:16px}
@media (min-width:760px){main{grid-template-columns:1fr 1fr;align-items:start;padding-block:32px}.wide{grid-column:1/-1}}
section{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px}
h1{font-size:24px;line-height:1.25;margin:0 0 12px}
h2{font-size:14px;font-weight:600;color:var(--soft);margin:20px 0 8px;padding-block-start:12px;border-block-start:2px dashed var(--line)}
dl{margin:0}
dl div{display:flex;justify-content:space-between;gap:16px;padding-block:2px}
dl div+div:last-child{align-items:baseline;margin-block-start:10px;padding-block-start:10px;border-block-start:2px dashed var(--line);font-weight:600}
dl div:nth-child(3) dd{font-size:24px;font-weight:700}
dd{margin:0;text-align:end}
p{margin:8px 0 0;color:var(--soft);font-size:14px}
.bad{color:var(--bad);font-size:16px;font-weight:600;margin:0 0 12px}
form{margin:8px 0 0}
button,.link{display:block;inline-size:100%;min-block-size:44px;padding:9px 16px;border-radius:12px;border:1px solid var(--edge);background:var(--card);color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main{background:var(--main);border-color:var(--main);color:var(--on)}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
button.quiet{inline-size:auto;border:0;background:none;padding-inline:0;color:var(--main)}
button.quiet::before{content:"";display:inline-block;inline-size:8px;block-size:8px;margin-inline-end:10px;border:solid;border-width:0 0 2px 2px;transform:rotate(45deg)}
[dir=rtl] button.quiet::before{border-width:0 2px 2px 0;transform:rotate(-45deg)}
label{display:grid;gap:4px;margin-block-start:12px;font-size:14px;color:var(--soft)}
input{min-inline-size:0;min-block-size:44px;padding:9px 12px;border-radius:12px;border:1px solid var(--edge);background:var(--card);color:var(--ink);font:inherit;font-size:16px;text-align:start}
.two{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.two form,.two form button{margin:0;block-size:100%}
section>form{margin-block-start:16px}
bdi{unicode-bidi:isolate}`;
