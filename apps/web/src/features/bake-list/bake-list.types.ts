import type { getBakeList } from "@marzipan/contract/bake-list";
import type { ReplyOf } from "@marzipan/contract/endpoint";

/** A bake list as the server returns it. */
export type BakeListReply = ReplyOf<typeof getBakeList>;
