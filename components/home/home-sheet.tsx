import { parseFen, piecesOf } from "chess-core";
import { paths } from "@/lib/paths";
import type { CampusFacts } from "@/lib/season/store/campuses";
import { BoardPicture } from "../board/board-picture";
import { MoveList } from "../board/move-list";
import { Piece, type PieceRole } from "../board/piece";
import type { NavItem } from "../layout/nav-item";
import { Opening, Openings } from "../season/opening";
import { SearchForm } from "../standings/search-form";
import { BlankState } from "../ui/blank-state";
import { ButtonLink } from "../ui/button";
import { classNames } from "../ui/class-names";
import { HeadRow } from "../ui/head-row";
import { Icon, type IconName } from "../ui/icon";
import { Ledger, LedgerRow } from "../ui/ledger";
import { Link } from "../ui/link";
import { CampusList } from "./campus-list";
import { CampusPages } from "./campus-pages";
import styles from "./home.module.css";

interface HomeSheetProps {
  /** The first page of campuses. */
  readonly campuses: readonly CampusFacts[];
  readonly hasMore: boolean;
  /** In a demo, where to choose a person. */
  readonly demoHref: string | null;
}

/** What this is and where to go, for a student and for a director. */
export function HomeSheet({ campuses, hasMore, demoHref }: HomeSheetProps) {
  return (
    <>
      <Hero />
      <Openings>
        <Opening kind="play" who="If you want to play">
          <h2 id="campus">Find your campus</h2>
          {campuses.length === 0 ? (
            <NoCampus />
          ) : (
            <>
              <div className={styles.find}>
                <SearchForm action={paths.searchCampuses()} label="Name of your campus" />
              </div>
              <CampusList campuses={campuses} />
            </>
          )}
          <CampusPages page={1} hasMore={hasMore} />
          <p className="small">Not here? Show this page to the people who run your rec center.</p>
        </Opening>
        <Opening kind="read" who="If you run a rec center">
          <h2 id="directors">Off your desk</h2>
          <Ledger className={styles.takes}>
            {TAKEN_OFF.map(({ icon, what, how }) => (
              <LedgerRow key={what}>
                <Icon name={icon} />
                <span>
                  <b>{what}</b>
                  <span>{how}</span>
                </span>
              </LedgerRow>
            ))}
          </Ledger>
          <p className={styles.next}>
            {demoHref && (
              <ButtonLink icon="play" href={demoHref}>
                Try the demo as a director
              </ButtonLink>
            )}
            <Link className="row-link" href="#start">
              Start your league
            </Link>
          </p>
        </Opening>
      </Openings>
      <section className="section" aria-labelledby="week">
        <HeadRow id="week" title="What happens in a week">
          an example; each league sets its own days
        </HeadRow>
        <ol className={styles.week}>
          {WEEK.map(({ day, what, how, icon, piece }, index) => (
            <li key={day}>
              <span className={classNames(styles.square, index % 2 === 1 && styles.dark)}>
                {icon && <Icon name={icon} />}
                {piece && <Piece color="white" role={piece} />}
              </span>
              <span>
                <i>{day}</i>
                <b>{what}</b>
                <span>{how}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section className="section" aria-labelledby="start">
        <HeadRow id="start" title="Start your league">
          free and open source
        </HeadRow>
        <ol className={styles.steps}>
          {STEPS.map(({ what, how, command }, index) => (
            <li key={what}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <h3>{what}</h3>
                <p>{how}</p>
                {command && <code>{command}</code>}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Hero() {
  const position = parseFen(MATE.fen);
  return (
    <section className={styles.hero} aria-labelledby="what">
      <div>
        <p className={styles.kick}>Campus chess leagues</p>
        <h1 id="what">
          <span>One match a week.</span> <span>Both sign.</span> <span>It counts.</span>
        </h1>
        <p className="lead">
          You agree on a time, play at the rec center or online, and both confirm the result. Rookery handles
          the pairings, the standings, and the deadlines.
        </p>
        <p className="actions">
          <ButtonLink kind="primary" href="#campus">
            Find your campus
          </ButtonLink>
          <ButtonLink href="#directors">Run a league</ButtonLink>
        </p>
      </div>
      <figure className={styles.picture}>
        <BoardPicture
          pieces={position.ok ? piecesOf(position.value) : []}
          marks={{ from: "f6", to: "f8" }}
          label="The end of a game: the queen on f8 checkmates the king on e8."
        />
        <figcaption className={styles.paper}>
          <p>
            Scoresheet <i>game 1</i>
          </p>
          <MoveList
            moves={MATE.moves}
            white="Amara"
            black="Theo"
            firstNumber={23}
            current={MATE.moves.length - 1}
            label="The last moves"
          />
          <p className={styles.signs}>
            <span>
              <i>Amara Osei</i> reported
            </span>
            <span>
              <i>Theo Lindqvist</i> confirmed
            </span>
          </p>
        </figcaption>
      </figure>
    </section>
  );
}

function NoCampus() {
  return (
    <BlankState title="No league is set up yet">
      Seasons and standings will appear here. Do you run this site? <Link href="/set-up">Set it up</Link>.
    </BlankState>
  );
}

const MATE = {
  fen: "rr2kQ2/2qbn3/2n1p2B/1pppP3/3P4/2PB4/2P2PPP/R4RK1 b - - 1 26",
  moves: ["Bh6+", "Ke8", "Qh8+", "Kf7", "Qf6+", "Ke8", "Qf8#"],
} as const;

const TAKEN_OFF: readonly { readonly icon: IconName; readonly what: string; readonly how: string }[] = [
  {
    icon: "calendar-clock",
    what: "Finding times",
    how: "Players suggest and pick. A table and a board are booked.",
  },
  {
    icon: "pen-line",
    what: "Collecting results",
    how: "One player reports, the other confirms, and the standings update.",
  },
  {
    icon: "mail",
    what: "Chasing people",
    how: "Reminders go out, deadlines run, and no-shows follow your rules.",
  },
  {
    icon: "gavel",
    what: "Disputes",
    how: "Both sides, the position, and the rule on one page. You rule once.",
  },
];

const WEEK: readonly {
  readonly day: string;
  readonly what: string;
  readonly how: string;
  readonly icon?: IconName;
  readonly piece?: PieceRole;
}[] = [
  { day: "Monday", what: "You get an opponent", how: "By email, with the deadline.", piece: "pawn" },
  { day: "Tuesday", what: "Suggest three times", how: "Only hours that work.", icon: "calendar-plus" },
  { day: "Wednesday", what: "One is picked", how: "A table and a board are booked.", icon: "calendar-check" },
  { day: "Thursday", what: "Something came up?", how: "Ask to move it.", icon: "history" },
  { day: "Friday", what: "Nothing to do", how: "We remind you the day before." },
  { day: "Saturday", what: "You play", how: "Best of three, if your league says so.", piece: "knight" },
  { day: "Sunday", what: "Both sign, it counts", how: "The round closes.", icon: "flag" },
];

const STEPS: readonly { readonly what: string; readonly how: string; readonly command?: string }[] = [
  {
    what: "See it run",
    how: "Campuses in mid-season, on your own computer. Be a player, the director, or the front desk. No one gets an email.",
    command: "npm ci && npm run demo",
  },
  {
    what: "Pick your rules",
    how: "A weekly best of three, games online, a knockout, or the plain laws of chess. Change any setting, and the rule sheet writes itself.",
  },
  {
    what: "Open registration",
    how: "On your own server, with your own data. Players sign up, and Rookery draws the schedule.",
  },
];

/** The parts of this page, for its navigation. */
export const START_PARTS: readonly NavItem[] = [
  { href: "#campus", label: "Find your campus", icon: "search", isPart: true },
  { href: "#week", label: "A week", icon: "calendar-days", isPart: true },
  { href: "#start", label: "Start your league", icon: "play", isPart: true },
  { href: paths.adjudicator({}), label: "What do the rules say?", icon: "book-open", isPart: true },
];
