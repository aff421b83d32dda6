/** Marks without width that copying and exports leave; the joiners of Hindi and Persian are letters and stay. */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Apostrophes, also typographic and full-width ones. */
const apostrophes = "'’‘‛`´′＇ʼ";

/** Beginnings that keep their apostrophe: the Dutch `'t Hooft`, `'s Gravenhage`. */
const isElided = /^.[a-z]{1,2}[ -]/i;

/** Removes the apostrophe that makes a spreadsheet take a cell for text, and a pair around the whole cell. */
function withoutApostrophe(text: string): string {
  const first = text.charAt(0);
  if (first === "" || !apostrophes.includes(first) || isElided.test(text)) return text;
  const inner = text.slice(1);
  const last = inner.charAt(inner.length - 1);
  return (last !== "" && apostrophes.includes(last) ? inner.slice(0, -1) : inner).trim();
}

/**
 * Returns a cell without what an exporter or a person added so that a spreadsheet takes it for text: `="052"`, a
 * leading apostrophe, `tel:` or `mailto:`, invisible marks, non-breaking spaces and tabs.
 */
export function cleanCell(cell: string): string {
  let text = cell
    .replace(invisible, "")
    .replace(/[\u00A0\u202F\u2007\t]/g, " ")
    .trim();
  if (text.startsWith('="') && text.endsWith('"') && text.length > 2)
    text = text.slice(2, -1).replaceAll('""', '"').trim();
  text = withoutApostrophe(text);
  if (/^(?:tel|mailto|callto|sms):/i.test(text)) text = text.slice(text.indexOf(":") + 1).trim();
  return text;
}

/** What people write into a cell to say that there is nothing, in ten languages. */
const placeholders = new Set(
  (
    "n/a,na,n.a.,n.a,#n/a,none,no,null,nil,nan,undefined,empty,unknown,not available,no phone,no email," +
    "אין,ללא,לא ידוע,לא רלוונטי,ריק,אין טלפון,אין מייל,לא,لا يوجد,لا شيء,بدون,غير متوفر,غير معروف,لا,فارغ,aucun,aucune,néant,sans," +
    "inconnu,vide,non,keine,kein,keins,ohne,unbekannt,leer,nein,k.a.,k. a.,entfällt,ninguno,ninguna,sin,vacío,desconocido,no tiene," +
    "无,没有,未知,空,暂无,不详,कोई नहीं,नहीं,उपलब्ध नहीं,अज्ञात,शून्य,なし,無し,無,不明,該当なし,空白,nenhum,nenhuma,sem,vazio,desconhecido,não tem,não,nao"
  ).split(","),
);

/** Returns whether a cell says that there is nothing: only dashes or signs, or a word such as `n/a`. */
export function isPlaceholder(cell: string): boolean {
  const text = cell.trim().toLowerCase();
  if (text.length > 24) return false;
  return /^[-–—_.·*?!/\\#xX~=+()[\]{}|\s]*$/.test(text) || placeholders.has(text);
}
