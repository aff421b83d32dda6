import { productColumns } from "./products.columns.ts";
import type { KindColumns } from "./kind-columns.types.ts";

/** The columns of a file of catalog items with prices, in ten languages and as shops and tills name them. */
export const catalogColumns = {
  targets: [
    "name",
    "price",
    "category",
    "description",
    "unitNote",
    "currency",
    "allergens",
    "marks",
    "availability",
    "skip",
  ],
  spare: "skip",
  required: [["name"], ["price"]],
  headings: {
    ...productColumns.headings,
    price: [
      "price,unit price,regular price,variant price,retail price,default price,list price,מחיר,מחיר ליחידה,מחירון,سعر,السعر,سعر البيع,prix,prix de vente,tarif,preis,verkaufspreis,einzelpreis,precio,precio de venta,pvp,价格,单价,售价,कीमत,मूल्य,दर,価格,単価,販売価格,preço,preço de venda",
      "price amount,amount,sale price",
    ],
    currency: [
      "currency,currency code,מטבע,عملة,العملة,devise,monnaie,währung,moneda,divisa,币种,货币,मुद्रा,通貨,moeda",
    ],
    unitNote: [
      "unit,per,serving,size,weight,portion,יחידה,גודל,ליחידה,الوحدة,الحجم,unité,portion,taille,einheit,größe,unidad,tamaño,单位,规格,इकाई,आकार,単位,サイズ,unidade,tamanho",
    ],
    allergens: [
      "allergens,allergies,contains,אלרגנים,מכיל,مسببات الحساسية,يحتوي على,allergènes,contient,allergene,enthält,alérgenos,contiene,过敏原,एलर्जेन,アレルゲン,アレルギー,alergénios,contém",
    ],
    marks: [
      "food marks,marks,dietary,diet,kosher,vegan,סימונים,כשרות,علامات,régime,kennzeichnung,dieta,标记,आहार,表示,marcas",
    ],
    availability: [
      "available,availability,active,published,status,visible,visibility,in stock,available for sale,במלאי,זמין,זמינות,פעיל,מוצג,متاح,متوفر,disponible,disponibilité,actif,verfügbar,aktiv,sichtbar,activo,可售,上架,状态,उपलब्ध,販売中,公開,disponível,ativo",
    ],
  },
} as const satisfies KindColumns;
