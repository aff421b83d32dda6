import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "プロまたはプレミアムを14日間、カード不要で。ベーシックはずっと無料です。",
  hero_used: "いつでも解約できます。ベーシックはずっと無料です。",
  start_trial: "無料体験を始める",
  nav: "ページ",
  home: "Marzipanのトップページへ",
  pricing: "プラン",
  pricing_title: "無料で始めて、オーブンがいっぱいになったら次へ。",
  start_basic: "ベーシックで始める",
  line_lists: "お客様：{clients}、商品：{products}",
  line_lifetime: "経営相談（合計）：{count}回",
  line_support: "AIサポート、回数制限なし",
  contact: "お問い合わせ",
  contact_text:
    "ご質問、ご要望、お困りのことをお寄せください。サポートが48時間以内、プレミアムでは24時間以内に返信します。",
  help: "ヘルプ",
  about: "Marzipanについて",
  docs: "ドキュメント",
  terms: "利用規約",
  privacy: "プライバシーポリシー",
  refund: "返金",
  security: "セキュリティ",
  pending: "対応待ち",
};
