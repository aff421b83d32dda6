/**
 * The one script that stands in the menu's page: shows what needs scripts, keeps taps that come before the cart
 * is there, and fetches the cart after the page has loaded, or at the first touch. Its text is the same on every
 * page of a build, so that the policy can name it by its hash (a nonce would die with a kept page).
 */
export function writeEarlyScript(islandUrl: string): string {
  return [
    `document.documentElement.classList.add("js");`,
    `{let d=0;const w=window,l=()=>{d++||import(${JSON.stringify(islandUrl)})};`,
    `w.earlyTaps=[];`,
    `addEventListener("click",e=>{const b=w.earlyTaps&&e.target.closest("[data-more]");b&&w.earlyTaps.push(b.closest("[data-item]").dataset.item)});`,
    `for(const e of["pointerdown","keydown"])addEventListener(e,l,{once:true,passive:true});`,
    `addEventListener("load",()=>(w.requestIdleCallback||setTimeout)(l))}`,
  ].join("");
}
