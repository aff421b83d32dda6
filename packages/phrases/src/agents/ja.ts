import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "いつでもどうぞ。何を知りたいですか？",
  ask_people: "はい。お問い合わせいただければ、スタッフがお返事します。",
  help_near: "ご質問を正しく理解できていないかもしれません。次の記事が役に立つかもしれません：",
  help_unknown: "この質問の答えは見つかりませんでした。別の言葉で試すか、お問い合わせください。",
  figures_unknown: "これはまだデータから計算できません。次のように聞いてください。",
  open_figures: "数字を見る",
  model_failed: "AIモデルから今は回答がありませんでした。これはMarzipan自身の回答です。",
  model_spent: "今月のAIモデルの利用枠を使い切りました。これはMarzipan自身の回答です。",
  cannot_recipes:
    "いいえ、Marzipanにレシピは保存できません。材料やメモは商品の説明に書けます。作る個数は製造リストでわかります。",
  cannot_costing:
    "いいえ、商品を1つ作るのにかかる原価は計算できません。材料の購入を経費として記録し、合計を売上と比べることはできます。",
  cannot_standing_orders:
    "いいえ、注文は自動では繰り返されません。前回の注文を開いて複製すると、お客様と商品が入った状態になり、日にちを選ぶだけです。",
  cannot_item_options:
    "いいえ、メニューの商品にサイズや中身などの選択肢は付けられません。サイズごとに別の商品として追加してください。その他のご希望は、お客様が備考に書けます。",
  cannot_coupons: "いいえ、クーポンコードはありません。注文に確定金額を入力すると値引きできます。",
  cannot_card_payments_from_customers:
    "いいえ、お客様がMarzipanでカード払いをすることはできません。ご自身で受けたカード払いの記録と、WhatsAppでの内金のお願いはできます。",
  cannot_delivery_fees:
    "いいえ、配送料は自動では加算されません。「配送料」という商品を価格付きで注文に追加してください。",
  cannot_multiple_locations:
    "いいえ、1つのアカウントで使えるのは1店舗です。2店舗目は、別のメールアドレスでアカウントを作れます。",
  cannot_tax_invoices:
    "いいえ、Marzipanでは請求書を発行できません。お支払い確認書と注文内容の控えを作成でき、毎月の数字を税理士にメールで送れます。",
  cannot_inventory:
    "いいえ、在庫管理はできません。メニューの商品を、選んだ日まで売り切れにできます。仕入れは経費として記録できます。",
  cannot_payroll_and_shifts:
    "いいえ、給与やシフトは管理できません。給与は経費として記録し、作業は「やること」で計画できます。",
  cannot_loyalty_points:
    "いいえ、ポイント制度はありません。お客様のページで注文の履歴がわかるので、常連の方には確定金額でお礼ができます。",
  cannot_gift_cards:
    "いいえ、ギフトカードの販売や利用はできません。お客様のメモに記録し、使うときに確定金額を入力してください。",
  cannot_newsletter:
    "いいえ、一斉送信はできません。WhatsAppで1人ずつ連絡するか、お客様の一覧を書き出してメール配信ソフトで使えます。",
  cannot_cash_register:
    "いいえ、Marzipanはレジではありません。現金も含めて、入金は注文ごとに記録できます。",
  cannot_courier_and_routes:
    "いいえ、配送ルートの作成や配達の手配はできません。注文ごとに住所と時間があり、カレンダーでその日の注文を順番に確認できます。",
  cannot_table_reservations:
    "いいえ、席の予約は受けられません。お客様は公開メニューから注文のリクエストを送れます。",
  cannot_supplier_orders:
    "いいえ、仕入先への発注はできません。忘れないように「やること」に追加し、購入後にレシートを読み取れます。",
  cannot_social_media:
    "いいえ、SNSとは連携していません。メニューのリンクやQRコードをSNSで共有できます。",
  cannot_website_builder:
    "いいえ、ウェブサイトは作れません。公開メニューは独立したページなので、リンクをどこにでも載せられます。",
  cannot_barcode_labels:
    "いいえ、バーコードラベルは印刷できません。箱ごとの注文カードをA5やレシートプリンターで印刷できます。",
  cannot_translations_of_chats:
    "いいえ、チャットの翻訳はできません。Marzipanが用意するメッセージは、お客様ごとに設定した言語になります。",
  cannot_employee_accounts_on_basic:
    "いいえ、スタッフ用のアカウントはまだありません。製造リストを印刷するか、WhatsAppで共有できます。",
  cannot_currencies_mixed: "いいえ、価格の通貨は1つだけで、設定で選べます。金額は換算されません。",
};
