import { describe, expect, test } from "vitest";
import { LEAGUE_SECTIONS, textOf } from "../../testing/sheet-text";
import { DEPAUL } from "./depaul";
import { OFFICIAL } from "./official";
import { SESSION_KNOCKOUT } from "./session-knockout";
import { TEXAS_STATE } from "./texas-state";

describe("the DePaul sheet in our words", () => {
  test.each([
    "the rules of the U.S. Chess Federation apply",
    "Every match is played at the Ray Meyer Fitness and Recreation Center",
    "best of three games: the first player with two wins has won it",
    "A round lasts a week. It closes on its last day at 11:59 pm, local time. If the published schedule has other dates, those apply.",
    "until two hours before it",
    "Every suggested time has to be at least two hours before the round closes",
    "stalemate is drawn. It’s recorded but doesn’t count, and it’s played again with colors reversed.",
    "A match can’t be drawn",
    "The other player has two days to confirm",
    "After that, the report can’t be answered or corrected.",
    "goes to the director, because both players have to agree to a win",
    "double forfeit: both players lose",
    "Reminders are sent two days and six hours before",
    "more than 15 minutes late",
    "The absent player is asked first. If they admit it, the match is forfeited. If they contest it or don’t answer within two days, the director decides.",
    "A player can log attempts and ask only while no time is set for the match.",
    "Until two days after both players confirmed a result, either of them can ask for a correction",
    "After two attempts",
    "only if it’s made at least 12 hours after the last one that counted",
    "No move may take longer than two minutes",
    "The players time their moves themselves, or with the clock in the match room.",
    "In the match room, the players can time the game with one phone between them or write down the moves on their own phones.",
    "Everyone can step through the games of a match once its result is confirmed. Before a match begins, either player can turn that off.",
    "A match won is worth 1 point, a match drawn ½ point, and a match lost 0 points.",
    "first by the points from the matches against each other, if all of them have met; then by the number of matches won",
    "A ruling is final.",
  ])("%s", (words) => {
    expect(textOf(DEPAUL)).toContain(words);
  });
});

describe("the Texas State sheet in our words", () => {
  test.each([
    "Every match is played on Chess.com or on a board in the match room. Both players need a Chess.com account.",
    "One player selects “Play A Friend” and invites the other by username.",
    "One of you challenges the other by username.",
    "Every player is one person with one Chess.com username",
    "A round robin, then a single elimination. Everyone plays everyone else in their division once.",
    "The four players at the top of the standings advance",
    "seeded in the order of the standings",
    "A match is a single game.",
    "A match must be completed within one hour of its start. The clocks on Chess.com, as the players set them, keep that time.",
    "decided by captured points: the player who has captured more wins it. If both have captured the same number, it’s drawn.",
    "a pawn 1 point, a knight 3 points, a bishop 3 points, a rook 5 points, and a queen 9 points",
    "A captured piece that was promoted counts as the piece it was promoted to.",
    "A game that ends in stalemate is drawn. It counts half a point",
    "A match that is tied after its last game is drawn. A knockout match that is tied after its last game continues: one more game is played with colors reversed, until someone leads.",
    "Chess.com doesn’t accept illegal moves: the touched piece must move if it can.",
    "the rules of the U.S. Chess Federation apply",
    "less than 50 percent of their round robin matches",
    "A report that isn’t answered in time counts as reported.",
  ])("%s", (words) => {
    expect(textOf(TEXAS_STATE)).toContain(words);
  });

  test("mentions nothing that doesn't exist online: no hall, no board, no handshake", () => {
    const league = textOf(TEXAS_STATE, LEAGUE_SECTIONS);
    expect(league).not.toMatch(/over the board|shake hands|the clock|ID\b|\btable|desk/);
  });
});

describe("the school's knockout sheet in our words", () => {
  test.each([
    "Single elimination in each division: a player who loses a match is out",
    "The final of each division is held during the session",
    "All equipment is provided.",
    "Players umpire their own matches.",
    "Players are seeded by lot.",
    "younger than the limit on the first day of the season",
    "A match that is tied after its last game continues",
    "A player who leaves during the knockout forfeits",
    "Players eliminated in the same round share a rank.",
  ])("%s", (words) => {
    expect(textOf(SESSION_KNOCKOUT)).toContain(words);
  });

  test("has no standings and counts no points", () => {
    expect(textOf(SESSION_KNOCKOUT)).not.toMatch(/match won is worth|ranked|plays everyone/);
  });
});

describe("the official rules in our words", () => {
  test.each([
    "the rules of FIDE (the Laws of Chess) apply",
    "a light square in the right-hand corner",
    "each queen is on her own color",
    "White moves first, then the players take turns.",
    "by agreement, by threefold repetition, by the fifty-move rule, or in a dead position. It counts half a point",
    "A player can resign at any time.",
    "It’s bad manners to play on in a hopeless position",
    "helps only against a rook, bishop, or queen",
    "don’t use the fifty-move rule",
    "each move takes it to a square of the other color",
    "a bishop on light squares and one on dark squares",
    "a player who runs out of time loses",
    "only on the very next move.",
    "two queens are fine. Choosing a piece other than a queen is called underpromotion.",
    "Castling out of check isn’t allowed.",
    "Neither may have moved before, and there can’t be a piece between them. The king can’t be in check, cross an attacked square, or end up on one.",
  ])("%s", (words) => {
    expect(textOf(OFFICIAL)).toContain(words);
  });
});
