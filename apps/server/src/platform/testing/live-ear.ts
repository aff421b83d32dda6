import { setTimeout as sleep } from "node:timers/promises";
import type { LiveTopic, TopicPages } from "@marzipan/contract/live-topics";
import type { LiveHub } from "../live/live-hub.ts";

/** The data of an event. */
interface Heard {
  topics?: string[];
  pages?: TopicPages;
}

/** What a browser would hear of the live updates. */
export interface LiveEar {
  /** The events since the last time, in order, each with its data. */
  heard: () => [event: string, data: Heard][];
  /** The topics since the last time, in order. */
  topics: () => string[];
  /** Resolves when all that was told before has been heard. */
  settle: () => Promise<void>;
  /** Forgets what was heard. */
  forget: () => void;
  leave: () => void;
}

const stepMs = 10;
/** A notice is lost while the hub does not hear yet; then it is told again. */
const stepsOfOne = 50;

/** Listens as a session's browser does, from when the hub hears for sure and has said everything once. */
export async function openEar(
  live: LiveHub,
  who: { businessId: string; sessionId: string },
): Promise<LiveEar> {
  let events: [string, Heard][] = [];
  let marks = 0;
  const heardMarks = new Set<string>();
  const leave = live.add({
    ...who,
    send: (event, data) => {
      const { topics, pages } = data as Heard;
      const isMark = (topic: string): boolean => topic.startsWith("mark ");
      for (const mark of topics?.filter(isMark) ?? []) heardMarks.add(mark);
      const rest = topics?.filter((topic) => !isMark(topic));
      if (rest?.length !== 0) {
        events.push([event, rest ? { topics: rest, ...(pages ? { pages } : {}) } : {}]);
      }
    },
  });
  const settle = async (): Promise<void> => {
    marks += 1;
    const mark = `mark ${marks}`;
    for (let step = 0; !heardMarks.has(mark); step += 1) {
      if (step % stepsOfOne === 0) live.tell(who.businessId, [mark as LiveTopic]);
      await sleep(stepMs);
    }
  };
  await settle();
  events = [];
  return {
    heard: () => events,
    topics: () => events.flatMap(([, { topics = [] }]) => topics),
    settle,
    forget: () => {
      events = [];
    },
    leave,
  };
}
