import { answerCommand } from "../../../../answer-command";

type Context = { readonly params: Promise<{ readonly org: string; readonly command: string }> };

/** Does a command in the name of a token's maker: `/api/v1/organizations/{org}/commands/{command}`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { org, command } = await params;
  return answerCommand(request, org, command);
}
