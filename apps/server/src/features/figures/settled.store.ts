/**
 * Returns the SQL condition that an order does not count as settled, the negation of `isSettled` of the domain: `order`
 * is the table's alias with its dot, or empty. The indexes of unpaid orders have the same condition.
 */
export function isUnsettled(order: "" | "o." = ""): string {
  return `not (${order}is_imported and ${order}delivery_date < ${order}created_day)
    and ${order}settlement is distinct from 'settled'`;
}
