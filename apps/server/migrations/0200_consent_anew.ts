/**
 * A person sees which version of the legal texts was accepted, and accepts a newer one. It granted that by the usual
 * name of the application's role, which a PostgreSQL of one's own need not have: the room of accounts grants it.
 */
export async function up(): Promise<void> {
  // Nothing is left to do: databases that ran it before have the grant taken back by 0239.
}
