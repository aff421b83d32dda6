import { normalise } from "@marzipan/domain/search";

/** Returns a cell of several lines, cut where its field ends. */
export function paragraphs(cell: string, most: number): string {
  return cell.trim().slice(0, most).toWellFormed();
}

/** Returns a number that is written with a decimal point; `undefined` for an empty cell, the text for any other. */
export function numberOf(cell: string | undefined): number | string | undefined {
  if (cell === undefined || cell === "") return undefined;
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(cell) ? Number(cell) : cell;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(",").map(normalise));

const yes = words("true,yes,y,1,כן,نعم,oui,ja,sí,si,是,हाँ,हां,はい,sim,x,✓");
const no = words(
  "false,no,n,0,hidden,inactive,archived,draft,unavailable,not available,unpublished,private,לא,מוסתר,לא פעיל,לא זמין,لا,مخفي,غير متاح,غير متوفر,non,masqué,indisponible,nein,versteckt,inaktiv,nicht verfügbar,oculto,inactivo,no disponible,否,隐藏,下架,नहीं,छिपा हुआ,いいえ,非表示,não,nao,indisponível,inativo",
);

/** Returns whether a cell is a yes. */
export const isYes = (cell = ""): boolean => yes.has(normalise(cell));

/** Returns whether a cell is a no: not offered, hidden, inactive. */
export const isNo = (cell = ""): boolean => no.has(normalise(cell));
