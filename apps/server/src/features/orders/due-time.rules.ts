/** The time at which an order `o` of a day is due, as an expression to sort by; one without a time comes last. */
export const dueTime = "coalesce(o.delivery_time, '24:00'::time)";
