import { languages, themes } from "@marzipan/contract/languages";

/**
 * The one inline script of these pages, run before the first paint: shows the theme that was chosen here or in the
 * app, opens the page in the chosen language where the address names none (rulings §2), and keeps what is chosen
 * here where the app finds it. Where the app notes a signed-in account, the head leads into the app. After signing out it forgets what the app's last page kept for the tab as it closed
 * (spec §4). Its text is the same on every page of a build, so that the policy can name it by
 * its hash.
 */
export const earlyScript = [
  `{const d=document.documentElement,get=k=>{try{return localStorage.getItem(k)}catch{return null}},put=(k,v)=>{try{localStorage.setItem(k,v)}catch{}};`,
  `const show=t=>{d.dataset.theme=t;for(const b of document.querySelectorAll("[data-theme-choice]"))b.setAttribute("aria-pressed",String(b.dataset.themeChoice===t))};`,
  `const v=()=>{try{return sessionStorage.getItem("marzipan.visitLanguage")}catch{return null}},l=v()||get("marzipan.language"),t=get("marzipan.theme"),q=location.search;`,
  `if(/[?&]from=logout\\b/.test(q))try{sessionStorage.clear()}catch{}`,
  `d.classList.add("js");if(get("marzipan.owner"))d.classList.add("member");if(/[?&]from=app$/.test(q))history.replaceState(null,"",location.pathname+q.replace(/.from=app$/,"")+location.hash);`,
  `if(/^(${themes.join("|")})$/.test(t||"")){d.dataset.theme=t;addEventListener("DOMContentLoaded",()=>show(t))}`,
  `if(/^(${languages.join("|")})$/.test(l||"")&&l!==d.lang&&!/[?&]lang=/.test(q))location.replace(location.pathname+(q?q+"&":"?")+"lang="+l+location.hash);`,
  `addEventListener("click",e=>{const n=e.target.closest&&e.target.closest("[data-theme-choice],[data-language],[data-interval]");if(!n)return;const{themeChoice:c,language:a,interval:i}=n.dataset;if(c){put("marzipan.theme",c);put("marzipan.themeWish",c);show(c)}if(a){put("marzipan.language",a);try{sessionStorage.removeItem("marzipan.visitLanguage")}catch{}}if(i)put("marzipan.interval",i)})}`,
].join("");
