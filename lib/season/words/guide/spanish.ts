import type { Instant, WallTime, Zone } from "@/lib/shared/instant";
import { knockoutOf } from "@/lib/stages/stages-of";
import { printPoints } from "@/lib/standings/rules/print-points";
import type { RulePack } from "../../input/rule-pack";
import { doDrawsCount } from "../../rules/drawn-games";
import { venueName } from "../../rules/play-venue";
import { type Guide, type GuideFacts, type GuideRound, guidePart } from "./guide-parts";

/** The player's guide in Spanish. It says what `english.ts` says. */
export function spanishGuide(facts: GuideFacts): Guide {
  const { rules, url, zone } = facts;
  return {
    title: "Guía del jugador",
    lead: `${facts.season}, ${facts.organization}: todo lo que necesitas en una página. Lo demás está en el reglamento (en inglés): ${url}/rules.`,
    steps: [
      guidePart(
        "Inscríbete",
        `Abre ${url} e inicia sesión. No necesitas contraseña.`,
        "Elige tu división y acepta el reglamento.",
        facts.registrationClosesOn !== null &&
          `El último día para inscribirse es el ${day(`${facts.registrationClosesOn}T12:00:00.000Z`, "UTC")}.`,
        facts.hasWaiver && "Lee el descargo de responsabilidad y acéptalo escribiendo tu nombre.",
        facts.fee && `Se paga en la oficina, no en línea: ${facts.fee.name}.`,
        facts.fee?.whereToPay ?? null,
      ),
      guidePart(
        "Averigua contra quién juegas",
        roundLength(rules),
        facts.rounds.length > 0 && "Si las fechas de abajo son distintas, valen esas.",
        "Te escribimos por correo cuando te toca jugar un encuentro.",
      ),
      guidePart("Acuerda una hora", ...agreeing(rules)),
      guidePart("Juega", ...playing(rules)),
      guidePart("Reporta el resultado", ...reporting(rules)),
      guidePart("Si algo sale mal", ...trouble(rules)),
    ],
    dates: guidePart(
      "Fechas",
      facts.rounds.length === 0 && NO_ROUNDS[facts.noRounds],
      ...facts.rounds.map((round) => roundLine(round, facts)),
      facts.rounds[0] ? `Todas las horas: ${zoneAllYear(facts.rounds[0].deadlineAt, zone)}.` : null,
    ),
    contact: guidePart("¿Preguntas?", `Escribe a ${facts.contactEmail}.`, `Oficina: ${facts.office}.`),
  };
}

const NO_ROUNDS: Record<GuideFacts["noRounds"], string> = {
  unpublished: "El calendario todavía no está publicado.",
  closed: "Todas las rondas publicadas ya cerraron.",
  over: "La temporada terminó.",
};

function roundLine({ divisions, opensAt, deadlineAt, session }: GuideRound, { zone }: GuideFacts): string {
  const whose = divisions.join(", ");
  if (session) return `Final${whose && `, ${whose}`}: ${dayAndTime(session.at, zone)}, ${session.place}.`;
  return `${whose ? `${whose}: del` : "Del"} ${day(opensAt, zone)} al ${dayAndTime(deadlineAt, zone)}.`;
}

function roundLength({ schedule: { daysPerRound, deadlineTime } }: RulePack): string {
  return `Una ronda dura ${counted(daysPerRound, "día")} y cierra su último día a ${atTime(deadlineTime)}.`;
}

function agreeing({ schedule }: RulePack): readonly (string | false)[] {
  const { timesPerOffer, cancelCutoffHours, fallback } = schedule;
  const times = timesPerOffer === 1 ? "una hora" : `hasta ${timesPerOffer} horas`;
  return [
    `En la página del encuentro, propón ${times}. Tu rival elige una.`,
    cancelCutoffHours > 0 && `Puedes cancelarla hasta ${duration(cancelCutoffHours)} antes.`,
    fallback !== null && "Si no se ponen de acuerdo a tiempo, la liga fija una hora.",
  ];
}

function playing(rules: RulePack): readonly (string | false)[] {
  const { venue, match, clock, conduct, room } = rules;
  const { minutesPerGame, secondsAdded, minutesPerMatch, timeUp, secondsPerMove } = clock;
  return [
    venue.kind === "online"
      ? `Se juega en ${venueName(venue)}${room.board ? " o en un tablero en la sala del encuentro" : ""}. Uno reta al otro por su nombre de usuario.`
      : `Se juega aquí: ${venue.name}${room.board ? ", o en un tablero en la sala del encuentro" : ""}.`,
    match.bestOf === 1
      ? "Un encuentro es una sola partida."
      : `Un encuentro es al mejor de ${match.bestOf} partidas: gana quien primero ${firstToWin(match)}.`,
    longerRounds(rules),
    minutesPerGame !== null &&
      (secondsAdded === 0
        ? `Cada uno tiene ${counted(minutesPerGame, "minuto")} por partida.`
        : `Cada uno tiene ${counted(minutesPerGame, "minuto")} por partida, con ${counted(secondsAdded, "segundo")} por jugada.`),
    secondsPerMove !== null && `Una jugada puede durar ${duration(secondsPerMove / 3600)} como máximo.`,
    minutesPerMatch !== null &&
      `Un encuentro puede durar ${duration(minutesPerMatch / 60)} como máximo. ${TIME_UP[timeUp]}`,
    minutesPerMatch !== null &&
      match.bestOf > 1 &&
      timeUp !== "director" &&
      "Esa es la última partida: gana el encuentro quien vaya ganando.",
    conduct.touchMove && venue.kind !== "online" && "Pieza tocada, pieza movida.",
  ];
}

/** The last rounds of a knockout that have a length of their own; false if there are none. */
function longerRounds(rules: RulePack): string | false {
  const { semifinalBestOf = null, finalBestOf = null, thirdPlace = false } = knockoutOf(rules) ?? {};
  const final = thirdPlace ? "La final y el encuentro por el tercer lugar son" : "La final es";
  const said = [
    semifinalBestOf !== null && `Una semifinal es ${series(semifinalBestOf)}.`,
    finalBestOf !== null && `${final} ${series(finalBestOf)}.`,
  ].filter((each) => each !== false);
  return said.length > 0 && said.join(" ");
}

function series(bestOf: number): string {
  return bestOf === 1 ? "una sola partida" : `al mejor de ${bestOf} partidas`;
}

function firstToWin(match: RulePack["match"]): string {
  const half = match.bestOf / 2;
  return doDrawsCount(match) ? `pase de ${printPoints(half)} puntos` : `gane ${Math.ceil(half)}`;
}

const TIME_UP: Record<RulePack["clock"]["timeUp"], string> = {
  "captured-points": "Después, gana la partida quien haya capturado más.",
  director: "Después, el director decide la partida.",
  draw: "Después, la partida es tablas.",
};

function reporting({ reporting: { hoursToAnswer, unanswered } }: RulePack): readonly string[] {
  return [
    "Uno de los dos reporta el resultado de cada partida en la página del encuentro.",
    `El otro lo confirma o lo disputa en un plazo de ${duration(hoursToAnswer)}. ${UNANSWERED[unanswered]}`,
    "Si nadie reporta un encuentro antes de que cierre la ronda, los dos lo pierden.",
  ];
}

const UNANSWERED: Record<RulePack["reporting"]["unanswered"], string> = {
  director: "Después, decide el director.",
  stands: "Después, el reporte cuenta.",
};

function trouble({ forfeits }: RulePack): readonly (string | false)[] {
  const { noShowGraceMinutes, contactAttempts, hoursBetweenAttempts } = forfeits;
  const apart =
    contactAttempts > 1 && hoursBetweenAttempts > 0
      ? `, con al menos ${duration(hoursBetweenAttempts)} entre uno y otro,`
      : "";
  return [
    noShowGraceMinutes === 0
      ? "Si tu rival no llega, dilo en la página del encuentro."
      : `Si tu rival no ha llegado después de ${counted(noShowGraceMinutes, "minuto")}, dilo en la página del encuentro.`,
    `Si tu rival no contesta, anota ${counted(contactAttempts, "intento")} de comunicarte${apart} y pide al director que decida.`,
    "Si no estás de acuerdo con un resultado, dispútalo. El director decide y su decisión es final.",
    "Si no puedes seguir jugando, pide salir en tu propia página. El director lo confirma.",
  ];
}

/** "1 día", "2 días" */
function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

/** Hours in the largest units that fit: "2 días", "36 horas", "90 segundos". */
function duration(hours: number): string {
  const seconds = Math.round(hours * 3600);
  if (seconds % 86_400 === 0 && seconds > 0) return counted(seconds / 86_400, "día");
  if (seconds % 3600 === 0) return counted(seconds / 3600, "hora");
  return seconds % 60 === 0 ? counted(seconds / 60, "minuto") : counted(seconds, "segundo");
}

/** "las 11:59 p. m.", "la 1:00 p. m." */
function atTime(time: WallTime): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const shown = hour % 12 || 12;
  return `${shown === 1 ? "la" : "las"} ${shown}:${String(minute).padStart(2, "0")} ${hour < 12 ? "a. m." : "p. m."}`;
}

/** "domingo 22 de noviembre" */
function day(at: Instant, zone: Zone): string {
  const { weekday, day: dayOfMonth, month } = partsOf(at, zone);
  return `${weekday} ${dayOfMonth} de ${month}`;
}

/** "domingo 22 de noviembre a las 11:59 p. m." */
function dayAndTime(at: Instant, zone: Zone): string {
  const { hour, minute } = partsOf(at, zone);
  return `${day(at, zone)} a ${atTime(`${hour}:${minute}`)}`;
}

/** "hora central", in winter and summer */
function zoneAllYear(at: Instant, zone: Zone): string {
  const parts = new Intl.DateTimeFormat("es-US", {
    timeZone: zone,
    timeZoneName: "longGeneric",
  }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

function partsOf(at: Instant, zone: Zone): Readonly<Record<string, string>> {
  const format = new Intl.DateTimeFormat("es-US", {
    timeZone: zone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
}
