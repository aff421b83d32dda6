let savedId: string | null = null;

/** The new order that was saved last in this page, so that its own page offers first what follows. */
export const savedOrder = {
  remember: (id: string): void => {
    savedId = id;
  },
  /** Returns whether an order was saved last. */
  isIt: (id: string): boolean => savedId === id,
};
