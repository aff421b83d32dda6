import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { errors as english } from "./en.ts";

/** What went wrong and what to do about it. */
export const errors: Translation<typeof english> = {
  invalid_input: "印の付いた項目を確認してください。",
  malformed_json:
    "送信された内容を読み取れませんでした。ページを再読み込みして、もう一度お試しください。",
  bad_cursor: "一覧の続きを表示できません。ページを再読み込みしてください。",
  bad_origin:
    "Marzipanのページ以外から送信されました。ページを再読み込みして、もう一度お試しください。",
  insecure_connection: "ログインには安全な接続が必要です。このページをhttps://で開いてください",
  body_too_large:
    "一度に送れる容量を超えています。文章を短くするか、小さいファイルを選んでください。",
  unsupported_media_type:
    "この種類のデータは読み取れません。ページを再読み込みして、もう一度お試しください。",
  not_found: "こちらはもうありません。一覧に戻って選び直してください。",
  unknown_route:
    "このアドレスには何もありません。アドレスを確認するか、ダッシュボードに戻ってください。",
  method_not_allowed:
    "ここではこの操作はできません。ページを再読み込みして、もう一度お試しください。",
  changed_elsewhere:
    "ほかの端末で内容が変更されました。再読み込みして最新の内容を確認し、もう一度変更してください。",
  already_exists: "すでに登録されています。登録済みのものを使うか、別の名前にしてください。",
  idempotency_key_reused:
    "すでに別の内容で送信されています。ページを再読み込みして、もう一度お試しください。",
  idempotency_in_progress: "まだ保存中です。少し待ってから、もう一度確認してください。",
  rate_limited: "少し待ってから、もう一度お試しください。",
  internal: "予期しないエラーが発生しました。もう一度お試しください。",
  unavailable: "現在Marzipanを利用できません。1分ほど待ってから、もう一度お試しください。",
  cannot_store:
    "現在、保存できません。入力した内容はこのまま残ります。数分後にもう一度お試しください。",
  not_signed_in: "この操作にはログインが必要です",
  bad_signature: "このメッセージには決済サービスの署名がありません。",
  session_expired: "セッションが無効か期限切れです。もう一度ログインしてください",
  session_reused:
    "同じログインが2か所で使われたため、安全のため終了しました。もう一度ログインしてください。",
  session_changed:
    "このブラウザーでは現在、別のアカウントがログインしています。入力した内容は、次にログインするまで保管されます。",
  wrong_credentials:
    "メールアドレスまたはパスワードが違います。両方を確認して、もう一度お試しください。",
  totp_required: "認証アプリのコードを入力してください。",
  account_closed: "このアカウントは閉じられています。削除されるまでは再開できます。",
  account_blocked:
    "アカウント停止：このアカウントは停止されています。サポートにお問い合わせください。",
  email_unverified: "先にメールアドレスを確認してください。お送りしたリンクを開いてください。",
  account_unapproved: "ご登録は管理者の承認待ちです",
  admin_only: "この操作は管理者のみ可能です。管理者アカウントでログインしてください。",
  plan_too_low: "現在のプランには含まれていません。続けるにはアップグレードしてください。",
  role_too_low: "現在の役割ではこの操作はできません。事業のオーナーにご相談ください。",
  limit_reached: "プランの上限に達しました。さらに追加するにはアップグレードしてください。",
  too_many_sign_ins: "ログインの試行回数が多すぎます。少し待ってから、もう一度お試しください。",
  too_many_signups: "新規登録の試行回数が多すぎます。少し待ってから、もう一度お試しください。",
  too_many_resends: "再送信の回数が多すぎます。少し待ってから、もう一度お試しください。",
  resend_too_soon: plural("ja", {
    other: "次のメールを送れるまで、あと{n}秒お待ちください",
  }),
  too_many_verifications: "認証の試行回数が多すぎます。少し待ってから、もう一度お試しください。",
  verification_invalid: "この認証リンクは無効です。新しいメールを送信してください。",
  verification_expired: "この認証リンクは期限切れです。新しいメールを送信してください。",
  verification_used:
    "この認証リンクはすでに使用されています。現在のメールアドレスでログインしてください。",
  reset_invalid:
    "再設定用のリンクが無効か、有効期限が切れています。もう一度パスワードの再設定を申し込んでください。",
  reset_used:
    "このリンクはすでに使われています。もう一度再設定を申し込むか、ログインしてください。",
  code_invalid: "コードが正しくないか、有効期限が切れています。新しいコードを取得してください。",
  captcha_required: "セキュリティ確認を完了してから、もう一度お試しください。",
  captcha_failed: "セキュリティ確認に失敗しました。もう一度お試しください。",
  unknown_host: "このアドレスではMarzipanを利用できません。本来のアドレスで開いてください。",
  email_taken:
    "このメールアドレスのアカウントはすでにあります。ログインするか、別のアドレスを使ってください。",
  consent_required: "続けるには、利用規約とプライバシーポリシーに同意してください。",
  trial_used: "無料体験はすでに利用済みです。アップグレードはいつでもできます。",
  currency_differs:
    "この注文の通貨は変更できません。そのままにするか、別の通貨で新しい注文を追加してください。",
  client_limit_reached:
    "プランのお客様の上限に達しました。アップグレードするか、この注文だけにお名前を残してください。",
  picture_unreadable: "この画像を読み取れませんでした。PNG、JPG、WebPのファイルを選んでください。",
  picture_too_large: "画像が大きすぎます。10 MB以下、4000万画素以下の画像を選んでください。",
  document_unreadable:
    "このファイルを読み取れませんでした。PNG、JPG、PDFのファイルを選んでください。",
  document_too_large: "ファイルが大きすぎます。10 MB以下のファイルを選んでください。",
  receipts_waiting:
    "読み取り待ちのレシートがたくさんあります。少し待ってから、もう一度お試しください。",
  receipt_used: "このレシートはすでに経費になっています。",
  receipt_not_read: "このレシートはまだ読み取り中です。",
  receipt_uncertain: "一部の内容が確実ではありません。続ける前に確認してください。",
  receipt_duplicate: "このレシートはすでに登録されているようです。",
  order_currency_fixed:
    "この注文には入金があるため、通貨は変更できません。別の通貨で新しい注文を作成してください。",
  payment_over_balance:
    "残額を超えています。金額を確認するか、正しければそのまま確定してください。",
  payment_in_other_currency:
    "注文の通貨が異なります。注文の通貨でいくら分になるかを入力するか、別に記録してください。",
  payment_voided: "この入金はすでに取り消されています。変更はありません。",
  payment_has_refunds: "この入金には返金があります。先に返金を取り消してください。",
  refund_too_big: "返金額は、入金の残りを超えることはできません。",
  order_has_payments:
    "この注文には入金があります。削除ではなくキャンセルにすると、入金の記録が残ります。",
  order_is_cancelled: "この注文はキャンセル済みです。先に復元してください。",
  import_taken_back:
    "この取り込みは取り消されました。新しく始めるには、もう一度ファイルを選んでください。",
  import_too_old:
    "この取り込みは30日を過ぎたため取り消せません。項目を1つずつ削除することはできます。",
  merge_same_client: "同じお客様どうしは統合できません。別々のお客様を2名選んでください。",
  range_too_long: "期間が長すぎます。短い期間を選んでください。",
  not_yourself: "自分のアカウントにはこの操作はできません。別の管理者に依頼してください。",
  disposable_email: "継続して使えるメールアドレスを入力してください。",
  too_many_submissions: "送信回数が多すぎます。少し待ってからもう一度お試しください。",
  catalog_full: "メニューはこれ以上追加できません。提供しなくなったものを削除してください。",
  ordering_closed: "現在ここから注文を送信できません。お店に電話かメッセージでご連絡ください。",
  day_full: "この日は予約がいっぱいです。別の日を選んでください。",
  day_closed: "この日は休業日です。別の日を選んでください。",
  item_not_available:
    "選択した商品の中に、提供できなくなったものがあります。外してからもう一度お試しください。",
  item_sold_out:
    "選んだ商品の中に、その日は売り切れのものがあります。後の日を選ぶか、削除してください。",
  price_changed: "価格が変わりました。新しい合計を確認して、もう一度送信してください。",
  quote_expired: "このお見積りは期限が切れています。お店に新しいお見積りをご依頼ください。",
  request_is_answered: "このリクエストには回答済みです。ページを再読み込みして確認してください。",
  report_failed: "レポートを作成できませんでした。もう一度お試しください。",
  report_data_failed: "レポートのデータを読み込めませんでした。もう一度お試しください。",
  already_paying: "すでに有料プランをご利用中です。「プランとお支払い」で変更できます。",
  not_paying: "変更できる有料プランがありません。先にプランをお選びください。",
  change_not_possible:
    "お支払い済みの期間中はこの変更ができません。プランを解約し、期間終了後に別のプランをお選びください。",
  pay_invalid_price: "お支払いの設定に誤りがあります。サポートにお問い合わせください。",
  pay_domain_not_approved: "決済システムの設定が必要です。サポートにお問い合わせください。",
  pay_checkout_failed:
    "お支払い画面を開けませんでした。もう一度お試しいただくか、サポートにお問い合わせください。",
  pay_declined:
    "カードが承認されなかったため、プランは変更されていません。お支払いの管理画面でカードを確認し、もう一度お試しください。",
  pay_failed:
    "お支払いでエラーが発生しました。もう一度お試しいただくか、サポートにお問い合わせください。",
  agent_inactive: "AIエージェントを使うには、サブスクリプションを有効にしてください。",
  agent_locked: "経営相談にはプロまたはプレミアムプランが必要です。",
  agent_lifetime_used:
    "経営相談の通算上限100回に達しました。続けるにはプロまたはプレミアムにアップグレードしてください。",
  agent_month_used_pro: "今月の回数に達しました。プレミアムなら月100回まで相談できます。",
  agent_month_used: "今月の経営相談の回数に達しました。",
  network: "通信エラーです。接続を確認して、もう一度お試しください。",
  pay_sdk_not_loaded: "決済システムを読み込んでいます。しばらくしてからもう一度お試しください。",
  pay_initialization_failed:
    "決済システムを開始できませんでした。ページを再読み込みして、もう一度お試しください。",
  pay_script_load_failed:
    "決済システムをご利用いただけません。接続を確認して、もう一度お試しください。",
  login_throttled: "ログインの試行回数が多すぎます。1分ほど待ってから、もう一度お試しください。",
  sign_in_required: "ログインが必要です：このページを見るにはログインしてください",
  too_many_sms: "SMSの送信回数が多すぎます。少し待ってから、もう一度お試しください。",
  too_many_resets:
    "パスワード再設定の試行回数が多すぎます。少し待ってから、もう一度お試しください。",
  application_error:
    "アプリエラー：問題が発生しました。データは保存されています。もう一度試すか、ページを再読み込みしてください。",
  orders_not_loaded: "注文を読み込めませんでした",
  not_loaded: "読み込めませんでした",
  payment_not_saved: "入金を保存できませんでした",
  payment_orders_not_loaded: "注文を読み込めませんでした",
  payment_form_not_loaded: "入金フォームを読み込めませんでした",
  order_not_deleted: "注文を削除できませんでした。もう一度お試しください。",
  client_not_deleted: "お客様を削除できませんでした。もう一度お試しください。",
  product_not_deleted: "商品を削除できませんでした。もう一度お試しください。",
  unexpected: "予期しないエラーが発生しました。もう一度お試しください。",
  problem_required: "この項目を入力してください",
  problem_invalid: "この内容は使えません。変更してください",
  problem_too_long: "長すぎます。短くしてください",
  problem_too_long_limit: "{limit}文字以内で入力してください",
  problem_too_short: "短すぎます。もう少し入力してください",
  problem_too_short_limit: "{limit}文字以上で入力してください",
  problem_too_small: "数値が小さすぎます。もっと大きい数を入力してください",
  problem_too_small_limit: "{limit}以上を入力してください",
  problem_too_big: "数値が大きすぎます。もっと小さい数を入力してください",
  problem_too_big_limit: "{limit}以下を入力してください",
  problem_too_many: "数が多すぎます。いくつか減らしてください",
  problem_too_many_limit: "{limit}件までです。いくつか減らしてください",
  problem_too_precise: "小数点以下の桁が多すぎます。丸めてください",
  problem_too_precise_limit: "小数点以下は{limit}桁までです",
  problem_not_a_number: "数字を入力してください",
  problem_bad_date: "正しい日付を入力してください",
  problem_no_item: "数量と商品がありません。「はちみつケーキ×2」のように書いてください。",
  problem_two_currencies: "金額が2つの通貨です。注文の通貨は1つだけです。",
  problem_bad_time: "正しい時刻を入力してください",
  problem_bad_email: "正しいメールアドレスを入力してください",
  problem_bad_phone: "正しい電話番号を入力してください",
  problem_several_phones: "電話番号は1つだけ入力してください",
  problem_weak_password: "英字と数字を含む8文字以上で入力してください",
  problem_passwords_differ: "パスワードが一致しません",
  problem_breached_password:
    "このパスワードは流出したパスワードの一覧に含まれています。別のものにしてください",
  problem_wrong_password: "パスワードが正しくありません",
  problem_wrong_code: "コードが正しくありません。次のコードをお待ちください",
  problem_same_email: "すでに登録されているアドレスです",
  problem_unknown_field: "不明な項目です。ページを再読み込みしてください",
  problem_needs_item_or_price: "名前のある明細を1件以上追加するか、確定金額を入力してください",
  problem_date_order: "終了日が開始日より前です。もっと後の日付を選んでください",
  problem_item_needs_name_and_price: "商品名と価格を入力してください",
  problem_bad_price: "正しい価格を入力してください",
  problem_bad_slug: "半角の英小文字、数字、ハイフンで3～40文字にしてください",
  problem_bad_step: "この数量は選べません。別の数量を選んでください",
  problem_day_in_future: "まだ来ていない日付です。今日以前の日付を選んでください",
  problem_day_too_early: "日付が古すぎます。2000年以降の日付を選んでください",
  problem_day_too_far: "1年以上先の日付です。もっと早い日付を選んでください",
  problem_day_before_payment:
    "返金は入金より前の日付にはできません。もっと後の日付を選んでください",
  problem_not_possible: "これは選べません。別のものを選んでください",
  not_me_invalid:
    "このリンクは無効か、有効期限が切れています。代わりに新しいパスワードを申し込んでください。",
  not_me_used:
    "このリンクはすでに使用されています。新しいパスワードをまだ設定していない場合は、申し込んでください。",
};
