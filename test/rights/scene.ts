import type { Board, Member } from "../support/board.ts";

/** What a call is made with: path parameters, the record behind it, and a body. */
type Sent = { path?: Record<string, number | string>; query?: string; body?: unknown };
export type Scene = { board: Board; owner: Member };
export type Preparation = (scene: Scene) => Promise<Sent> | Sent;
