import { type Act, boardActs, playActs, recordOfActs, secondsIn, timed } from "@/lib/room/testing/played";
import { gameRefusalSentence } from "@/lib/room/words/refusals";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { ConfirmGames } from "../room/confirm-games";
import { EndGame } from "../room/end-game";
import { KeptOtherwise } from "../room/kept-otherwise";
import { LostSheet } from "../room/lost-sheet";
import { OutageNote } from "../room/outage-note";
import { RoomDoor } from "../room/room-door";
import type { RoomProps } from "../room/room-props";
import { RoomRecordSection } from "../room/room-record";
import { sceneAfter } from "./match-scenes";
import { LONG_NAME } from "./names";
import { RoomStage } from "./room-stage";
import type { Sample } from "./sample";

const BLITZ = timed(
  { minutesPerGame: 10, secondsAdded: 5 },
  { ...OFFICIAL, match: { ...OFFICIAL.match, bestOf: 3 } },
);
const DIRECTED = timed({ minutesPerMatch: 60, timeUp: "director" });
const OPENING = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"];
const FOOLS_MATE = ["f2f3", "e7e5", "g2g4", "d8h4"];
const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
const press: Act = ["home", 30, { type: "press", turn: 0, spentMs: 30_000, at: secondsIn(30) }];
const written = OPENING.map((uci, ply): Act => ["home", ply + 1, { type: "write", ply, uci }]);

/** The room after these acts, each at its second since its first game began, as home sees it. */
function roomAfter(acts: readonly Act[], seconds: number, rules: RulePack): RoomProps {
  const { events } = playActs(acts, { rules });
  return {
    facts: {
      matchId: "01a206c4-0000-7000-8000-000000000001",
      side: "home",
      match: { rules, deadlineAt: secondsIn(500_000), isOpen: true, isFinal: false, firstGame: 1 },
      hasToAnswer: false,
      events: events.map((event, index) => ({ number: 1, seq: index + 1, event })),
      now: secondsIn(seconds),
    },
    names: { home: "Amara", away: "Theo" },
    title: "Amara vs. Theo",
    until: "until Sunday, 11:59 pm",
    rulesHref: "/lakeside/fall-2026/rules",
    zone: "America/Chicago",
    contactEmail: "intramurals@lakeside.example",
    seen: 3,
  };
}

const board = (acts: readonly Act[], seconds: number) => roomAfter(acts, seconds, BLITZ);
const table = (acts: readonly Act[], seconds: number) => roomAfter(acts, seconds, DEPAUL);
/** A room after its match was reported. */
const reported = ({ facts, ...room }: RoomProps): RoomProps => ({
  ...room,
  facts: { ...facts, match: { ...facts.match, isOpen: false } },
});
/** A room whose reported result is the reader's to confirm. */
const theirReport = (room: RoomProps): RoomProps => {
  const { facts, ...rest } = reported(room);
  return { ...rest, facts: { ...facts, hasToAnswer: true } };
};
const offered: Act = ["away", 9, { type: "offer-draw", ply: 4 }];
const ended: Act = ["home", 90, { type: "end", outcome: "white", ending: "resignation", at: secondsIn(90) }];
const hourUp: Act = [null, 3_601, { type: "look" }];
const paused: Act = ["home", 40, { type: "pause", turn: 1, spentMs: 10_000, at: secondsIn(40) }];

const KEPT = {
  matchId: "01a206c4-0000-7000-8000-000000000001",
  game: 1,
  refusal: gameRefusalSentence({ code: "not-empty" }),
  onDiscard: () => {},
};

/** The match room, each use of it as one of the players sees it. */
export const ROOM_SAMPLES: readonly Sample[] = [
  {
    of: "RoomRecordSection",
    why: "a game in Rookery",
    show: () => {
      const record = recordOfActs(boardActs(FOOLS_MATE, 12), BLITZ);
      return record && <RoomRecordSection record={record} />;
    },
  },
  {
    of: "OutageNote",
    why: "after a restart",
    show: () => <OutageNote outage={{ from: secondsIn(60), until: secondsIn(480) }} zone="America/Chicago" />,
  },
  {
    of: "RoomDoor",
    why: "three uses",
    show: () => <RoomDoor scene={sceneAfter([])} uses={["clock", "sheet", "board"]} />,
  },
  {
    of: "KeptOtherwise",
    why: "a start at a real board, and on the board in Rookery",
    show: () =>
      [[start], boardActs(OPENING)].map((acts, index) => {
        const { play } = playActs(acts).state;
        return play && <KeptOtherwise key={index} {...KEPT} play={play} />;
      }),
  },
  { of: "BoardRoom", why: "before the game", show: () => <RoomStage use="board" {...board([], 0)} /> },
  {
    of: "BoardRoom",
    why: "a draw is offered",
    show: () => <RoomStage use="board" {...board([...boardActs(OPENING.slice(0, 4)), offered], 12)} />,
  },
  {
    of: "BoardRoom",
    why: "the opponent's move, a long name",
    show: () => (
      <RoomStage use="board" {...board(boardActs(OPENING), 595)} names={{ home: "Amara", away: LONG_NAME }} />
    ),
  },
  {
    of: "BoardRoom",
    why: "ready, and the opponent hasn't come",
    show: () => (
      <RoomStage use="board" {...board([["home", 0, { type: "sit" }]], 60)} noShowFrom={secondsIn(0)} />
    ),
  },
  {
    of: "BoardRoom",
    why: "the opponent may have left a game without a clock",
    show: () => <RoomStage use="board" {...roomAfter(boardActs(OPENING), 700, OFFICIAL)} />,
  },
  {
    of: "BoardRoom",
    why: "mate, and the next game",
    show: () => <RoomStage use="board" {...board(boardActs(FOOLS_MATE), 30)} refusal="This game is over." />,
  },
  {
    of: "BoardRoom",
    why: "the director decides the game",
    show: () => <RoomStage use="board" {...roomAfter([...boardActs(OPENING), hourUp], 3_601, DIRECTED)} />,
  },
  {
    of: "BoardRoom",
    why: "the match is reported, without a game here",
    show: () => <RoomStage use="board" {...reported(board([], 0))} />,
  },
  {
    of: "BoardRoom",
    why: "the match is reported, after a game here",
    show: () => <RoomStage use="board" {...reported(board(boardActs(FOOLS_MATE), 30))} />,
  },
  {
    of: "BoardRoom",
    why: "the match is reported while the room is open",
    show: () => (
      <RoomStage use="board" {...board([], 0)} isOver refusal={gameRefusalSentence({ code: "match-over" })} />
    ),
  },
  {
    of: "BoardRoom",
    why: "the result is the reader's to confirm",
    show: () => <RoomStage use="board" {...theirReport(board(boardActs(FOOLS_MATE), 30))} />,
  },
  {
    of: "ClockRoom",
    why: "the match is reported, and a game wasn't ended",
    show: () => <RoomStage use="clock" {...reported(table([start, press], 83))} />,
  },
  {
    of: "SheetRoom",
    why: "the match is reported, after a game here",
    show: () => <RoomStage use="sheet" {...reported(table([start, ...written, ended], 95))} />,
  },
  {
    of: "SheetRoom",
    why: "the match is reported, and the scoresheet isn't finished",
    show: () => <RoomStage use="sheet" {...reported(table([start, ...written], 60))} />,
  },
  {
    of: "SheetRoom",
    why: "the match is reported while the room is open, after a game here",
    show: () => <RoomStage use="sheet" {...table([start, ...written, ended], 95)} isOver />,
  },
  { of: "ClockRoom", why: "before the game", show: () => <RoomStage use="clock" {...table([], 0)} /> },
  {
    of: "ClockRoom",
    why: "the opponent's move",
    show: () => <RoomStage use="clock" {...table([start, press], 83)} />,
  },
  {
    of: "ClockRoom",
    why: "time is over, offline",
    show: () => <RoomStage use="clock" {...table([start, press], 154)} saved="on-this-phone" />,
  },
  {
    of: "ClockRoom",
    why: "paused",
    show: () => <RoomStage use="clock" {...table([start, press, paused], 99)} />,
  },
  {
    of: "SheetRoom",
    why: "writing, not saved",
    show: () => <RoomStage use="sheet" {...table([start, ...written], 60)} saved="not-saved" />,
  },
  {
    of: "SheetRoom",
    why: "the game is over",
    show: () => <RoomStage use="sheet" {...table([start, ...written, ended], 95)} />,
  },
  {
    of: "EndGame",
    why: "the time for the match is up, and the director decides",
    show: () => {
      const { facts, names, contactEmail } = table([start], 3_700);
      const { play } = playActs([start], { rules: DEPAUL }).state;
      const nothing = () => {};
      const on = { onEnd: nothing, onDiscard: nothing, onCancel: nothing };
      return (
        play && <EndGame {...{ facts, names, contactEmail, play, refusal: null, ...on }} isForDirector />
      );
    },
  },
  {
    of: "ConfirmGames",
    why: "after the last game",
    show: () => {
      const { facts, seen } = board(boardActs(FOOLS_MATE), 30);
      const room = { told: facts.events, saved: "sent" } as const;
      return <ConfirmGames facts={facts} seen={seen} score={{ home: 0, away: 2 }} room={room} />;
    },
  },
  {
    of: "LostSheet",
    why: "a game that began offline, in a match that has been reported since",
    show: () => {
      const { play } = playActs([start, ...written], { rules: DEPAUL }).state;
      return (
        play && <LostSheet game={1} play={play} side="home" names={{ home: "Amara", away: LONG_NAME }} />
      );
    },
  },
];
