/** Why a command cannot go on: its message is one sentence that the person at the keyboard can act on. */
export class Failure extends Error {}
