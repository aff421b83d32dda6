const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** Returns the name of an expense's file beside its workbook: its day and the end of its id, which tells it from the day's others; `null` without a file. */
export function receiptName(expense: {
  date: string;
  file_id: string | null;
  content_type: string | null;
}): string | null {
  if (expense.file_id === null) return null;
  const ending = endings[expense.content_type ?? ""] ?? "webp";
  return `${expense.date}-${expense.file_id.slice(-8)}.${ending}`;
}
