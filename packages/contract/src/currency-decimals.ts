const wholeOnly = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" ");
const thousandths = "BHD IQD JOD KWD LYD OMR TND".split(" ");

/** Returns how many decimals a currency has by ISO 4217: 2 but for those with none or three. */
export function currencyDecimals(currency: string): number {
  if (wholeOnly.includes(currency)) return 0;
  return thousandths.includes(currency) ? 3 : 2;
}
