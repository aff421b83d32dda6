/**
 * The one inline script of the menu's page: shows the controls that need scripts, records taps that
 * come before the cart has loaded, and loads the cart after the page's `load` event, two seconds
 * later where the browser is never idle, or at the first touch. Its text is the same on every page
 * of a build, so that the policy can name it by its hash: a cached page cannot carry a nonce.
 */
export function writeEarlyScript(islandUrl: string): string {
  return [
    `document.documentElement.classList.add("js");`,
    `{let d=0;const w=window,l=()=>{d++||import(${JSON.stringify(islandUrl)})};`,
    `w.earlyTaps=[];`,
    `addEventListener("click",e=>{const b=w.earlyTaps&&e.target.closest("[data-more]");b&&w.earlyTaps.push(b.closest("[data-item]").dataset.item)});`,
    `for(const e of["pointerdown","keydown"])addEventListener(e,l,{once:true,passive:true});`,
    `addEventListener("load",()=>(w.requestIdleCallback||setTimeout)(l,{timeout:2e3}))}`,
  ].join("");
}
