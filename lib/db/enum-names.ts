/** The league writes "with-director", a Prisma enum can only say with_director. These two translate. */
export type Dashed<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}-${Dashed<Tail>}`
  : Text;
export type Underscored<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Text;

export function dashed<Text extends string>(text: Text): Dashed<Text> {
  return text.replaceAll("_", "-") as Dashed<Text>;
}

export function underscored<Text extends string>(text: Text): Underscored<Text> {
  return text.replaceAll("-", "_") as Underscored<Text>;
}
