/** Letters of a language or script, the most frequent first. */
const hebrew = "יולהמאברתשנדחעקספםגטצזןכךףץ״׳";
const arabic = "اليمنرتبودعسقحكفجةهشصزخطئضغثءأإىذظآؤ،";
const cyrillicLower = "оаеинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєґў";
const greek = "αοιετσνηυρπκμλςωγδθφχβξζψάέήίόύώΐϊϋΰ";
const thai = "านรกอเงมวลยดทสตบคปหแจพชขไใศถโผภธซฟษณญฐฎฏัิีึืุู็่้์ํะำ";
/** The letters beyond A–Z. */
const western = "éáíóúãçñüöäèàêâôîûëïùßåøæõìòœ¿¡«»’‘“”–—€ºª·°ý";
const central = "áíéěšřčžýůúłąęóśżćńťďňźőűöüäăâîţşđôľŕĺëç’“”„–—";
const turkish = "ışğüçöâîû’“”–";
const baltic = "āīšēūžļķņčģŗėįąųęõäöüłśżćńó’“”„–";
const simplified =
  "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运姓名电话邮箱地址备注客户李刘陈杨黄赵吴周徐孙朱胡林郭何罗郑梁谢宋唐邓冯韩曹曾彭萧蔡潘田董袁余叶蒋杜苏魏吕丁沈姜伟芳娜秀敏静丽洋勇艳杰涛超霞平刚桂蛋糕面包巧克力奶油草莓饼干产品类别说明价格甜点尼亚兰巴利比罗阿拿哥群岛赛维纳多埃塞俄乌德法英意葡萄牙墨智秘鲁委瑞典挪威芬冰爱荷卢森堡士克波黑北其顿塔立陶宛捷匈罗保希腊土耳伊朗沙联酋摩突肯越泰韩朝缅印度巴基坦";
const traditional =
  "的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直德資命山金指克許統區保至隊形社便空決治展馬科司五基眼書非則聽白卻界達光放強即像難且權思王象完設式色路記南品住告類求據程北邊死張該交規萬取拉格望覺術領共確傳師觀清今切院讓識候帶導爭運姓名電話郵箱地址備註客戶李劉陳楊黃趙吳周徐孫朱胡林郭何羅鄭梁謝宋唐鄧馮韓曹曾彭蕭蔡潘田董袁余葉蔣杜蘇魏呂丁沈姜偉芳美玲志豪雅婷俊傑淑惠怡君家宜宏文建明蛋糕麵包巧克力奶油草莓餅乾產品類別說明價格甜點尼亞蘭巴利比羅阿拿哥群島賽維納多";
const japanese =
  "日一国人年大十二本中長出三時行見月後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨会同事自社発者地業方新場員立開手力問代明動京目通言理体田主題意不作用度強公持野以思家世多正安院心界教文元重近考画海売知道集別物使品計死特私始朝運終台広住真有口少町料工建空急止送切転研足究楽起着店病質待試族銀早映親験英医仕去味写字答夜音注帰古歌買悪図週室歩風紙黒花春赤青館屋色走秋夏習駅洋旅服夕借曜飲肉貸堂鳥飯勉冬昼茶弟牛魚兄犬妹姉漢氏名前番号電話住所顧客様備考佐藤鈴木高橋田中伊渡辺山本村小林加吉佐々木松井上清斎阿部森池橋石川前藤後岡坂遠青福太郎一次健美咲花幸恵翔陽菜優子真由香恵愛直樹浩隆誠和洋拓哉裕菓材商品分類説明価格野原島崎浜崎千葉宮城県市区町苺抹茶餡餅米粉卵乳";
const korean =
  "이다의는에을한가고지하도기사로리자서인대어은시나를정전화번호성명주소김박최강조윤장임오신권황안송유홍름영희민수진훈현우준연미경숙순철상빵케크과초콜릿";

/** How the texts of an old encoding are recognized. */
export interface OldEncoding {
  /** As `TextDecoder` names it. */
  name: string;
  /** A language that is written in it, by which people recognize it. */
  language: string;
  letters: string;
  /** Other characters that are usual in it. */
  usual?: RegExp;
  /** How much more, or less, common it is than others. */
  bonus?: number;
  /** Where the frequent characters of a large script are, which its standard puts first; usual, too. */
  frequent?: FrequentRange;
}

/** A range of two-byte characters: the first and last leading byte, the ranges of the second one. */
export interface FrequentRange {
  encoding: string;
  leads: readonly [number, number];
  trails: readonly (readonly [number, number])[];
}

const kanji: FrequentRange = {
  encoding: "euc-jp",
  leads: [0xb0, 0xcf],
  trails: [[0xa1, 0xfe]],
};

const cyrillic = cyrillicLower + cyrillicLower.toUpperCase();
const withCapitals = (letters: string): string =>
  letters + Array.from(letters, (letter) => letter.toUpperCase()).join("");

/** The encodings that programs wrote before UTF-8; of equally likely ones the first is taken. */
export const oldEncodings: readonly OldEncoding[] = [
  { name: "windows-1252", language: "fr", letters: withCapitals(western), bonus: 0.08 },
  { name: "windows-1255", language: "he", letters: hebrew },
  { name: "windows-1256", language: "ar", letters: arabic },
  { name: "windows-1251", language: "ru", letters: cyrillic },
  { name: "windows-1250", language: "cs", letters: withCapitals(central) },
  { name: "windows-1254", language: "tr", letters: `${withCapitals(turkish)}İ` },
  { name: "windows-1253", language: "el", letters: withCapitals(greek) },
  {
    name: "shift_jis",
    language: "ja",
    letters: japanese,
    usual: /[\u3041-\u30FE]/,
    frequent: kanji,
  },
  {
    name: "gb18030",
    language: "zh-Hans",
    letters: simplified,
    frequent: { encoding: "gb18030", leads: [0xb0, 0xd7], trails: [[0xa1, 0xfe]] },
  },
  {
    name: "big5",
    language: "zh-Hant",
    letters: traditional,
    frequent: {
      encoding: "big5",
      leads: [0xa4, 0xc6],
      trails: [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ],
    },
  },
  { name: "euc-kr", language: "ko", letters: korean, usual: /[\uAC00-\uD7A3]/, bonus: -0.2 },
  { name: "euc-jp", language: "ja", letters: japanese, usual: /[\u3041-\u30FE]/, frequent: kanji },
  { name: "koi8-r", language: "ru", letters: cyrillic },
  { name: "windows-874", language: "th", letters: thai, bonus: -0.3 },
  { name: "windows-1257", language: "lt", letters: withCapitals(baltic), bonus: -0.1 },
  { name: "iso-8859-2", language: "cs", letters: withCapitals(central), bonus: -0.2 },
  { name: "iso-8859-6", language: "ar", letters: arabic, bonus: -0.15 },
  { name: "macintosh", language: "fr", letters: withCapitals(western), bonus: -0.4 },
  { name: "ibm866", language: "ru", letters: cyrillic, bonus: -0.4 },
];
