/** The code writes "with-director", a Prisma enum has to say with_director. These two translate. */
export type KebabCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}-${KebabCase<Tail>}`
  : Text;
export type SnakeCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}_${SnakeCase<Tail>}`
  : Text;

export function kebabCase<Text extends string>(text: Text): KebabCase<Text> {
  return text.replaceAll("_", "-") as KebabCase<Text>;
}

export function snakeCase<Text extends string>(text: Text): SnakeCase<Text> {
  return text.replaceAll("-", "_") as SnakeCase<Text>;
}
