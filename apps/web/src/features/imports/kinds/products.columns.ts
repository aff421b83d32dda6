import type { KindColumns } from "./kind-columns.types.ts";

/** The columns of a file of products, in ten languages. */
export const productColumns = {
  targets: ["name", "category", "description", "allergens", "marks", "skip"],
  spare: "skip",
  required: [["name"]],
  headings: {
    name: [
      "name,product,product name,item,item name,title,product title,שם,מוצר,שם המוצר,שם מוצר,פריט,שם הפריט,اسم,الاسم,منتج,المنتج,اسم المنتج,الصنف,اسم الصنف,nom,produit,nom du produit,article,désignation,libellé,produkt,produktname,artikel,artikelname,bezeichnung,nombre,producto,nombre del producto,artículo,articulo,名称,产品,产品名称,商品,商品名称,品名,नाम,उत्पाद,उत्पाद का नाम,प्रोडक्ट,प्रोडक्ट का नाम,商品名,製品名,名前,品目,nome,produto,nome do produto,artigo",
    ],
    category: [
      "category,categories,קטגוריה,קטגוריות,קבוצה,סוג,מחלקה,فئة,الفئة,الفئات,تصنيف,التصنيف,القسم,مجموعة,catégorie,categorie,catégories,groupe,rayon,famille,kategorie,kategorien,gruppe,warengruppe,produktgruppe,categoría,categoria,categorías,grupo,familia,分类,类别,种类,श्रेणी,कैटेगरी,वर्ग,समूह,カテゴリ,カテゴリー,分類,種類,categorias",
      "product type,collection,group,department,reporting category",
      "type",
      "product category",
      "tags",
    ],
    allergens: [
      "allergens,contains,אלרגנים,מכיל,مسببات الحساسية,يحتوي على,allergènes,contient,allergene,enthält,alérgenos,contiene,过敏原,एलर्जेन,アレルゲン,アレルギー,alergénios,contém",
    ],
    marks: ["food marks,marks,dietary marks,סימונים,علامات,régime,kennzeichnung,标记,marcas"],
    description: [
      "description,product description,תיאור,תאור,פירוט,תיאור המוצר,وصف,الوصف,وصف المنتج,تفاصيل,descriptif,beschreibung,produktbeschreibung,kurzbeschreibung,descripción,descripcion,detalle,描述,说明,产品描述,商品描述,विवरण,वर्णन,説明,商品説明,内容,descrição,descricao,detalhes",
      "body html,body,short description,details,text,additional info description 1",
    ],
  },
} as const satisfies KindColumns;
