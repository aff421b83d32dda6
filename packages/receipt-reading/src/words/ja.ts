import type { ReceiptCues } from "./receipt-cues.ts";

/** The cue words of receipts in Japanese. */
export const ja: ReceiptCues = {
  addressee: [
    "請求先",
    "ご請求先",
    "お届け先",
    "納品先",
    "送付先",
    "お客様名",
    "得意先",
    "顧客名",
    "宛名",
    "宛先",
    "買主",
  ],
  supplier: ["発行元", "請求元", "発行者", "売主", "販売者", "販売元", "仕入先", "店名"],
  correctedInvoice: [
    "元請求書",
    "元の請求書",
    "請求書番号の訂正",
    "訂正元",
    "返品元",
    "取消元",
    "対象請求書",
    "元伝票",
    "元レシート",
  ],
  credit: [
    "赤伝",
    "返品伝票",
    "返金レシート",
    "返品レシート",
    "クレジットノート",
    "返金明細",
    "返品",
    "返金",
    "訂正請求書",
    "返還インボイス",
  ],
};
