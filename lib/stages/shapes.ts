import type { Setting } from "@/lib/season/rules/settings/setting";
import type { StageFormat } from "./format";
import { FORMATS } from "./formats";
import type { StageKey } from "./stage-rules";

/** Which formats follow each other in a season: "round-robin", "groups-and-knockout". */
export type ShapeName = string;

const all = Object.values<StageFormat>(FORMATS);
const shapes: readonly (readonly StageFormat[])[] = [
  ...all.filter(({ standsAlone }) => standsAlone).map((format) => [format]),
  ...all.filter(({ advanceBy }) => advanceBy !== null).map((format) => [format, FORMATS.knockout]),
];

/** Every shape with its title. */
export const SHAPES: Readonly<Record<ShapeName, string>> = Object.fromEntries(
  shapes.map((formats) => [nameOf(formats), titleOf(formats)]),
);

/** The formats of a shape; undefined if there is no such shape. */
export function formatsOf(shape: ShapeName): readonly StageFormat[] | undefined {
  return shapes.find((formats) => nameOf(formats) === shape);
}

/** The shapes of seasons that a setting applies to. */
export function shapesAsking({ askedIn = () => true }: Pick<Setting, "askedIn">): readonly ShapeName[] {
  return shapes.filter((formats) => askedIn(formats)).map(nameOf);
}

/** The shapes that a setting of stages applies to: one of their formats has it. */
export function shapesAskingStage(key: string, setting: Pick<Setting, "askedIn">): readonly ShapeName[] {
  return shapesAsking(setting).filter((shape) => formatsOf(shape)?.some(({ settings }) => key in settings));
}

/** The shape of a season's stages: "groups-and-knockout". */
export function shapeOf({
  stages,
}: {
  readonly stages: readonly { readonly format: StageKey }[];
}): ShapeName {
  return stages.map(({ format }) => format).join("-and-");
}

function nameOf(formats: readonly StageFormat[]): ShapeName {
  return shapeOf({ stages: formats.map(({ key }) => ({ format: key })) });
}

function titleOf([first, second]: readonly StageFormat[]): string {
  return second ? `${first?.title}, then a ${second.title.toLowerCase()}` : (first?.title ?? "");
}
