import { commandGame, type GameRequest } from "@/lib/room/actions/command-game";

export async function POST(request: Request, context: GameRequest): Promise<Response> {
  return commandGame(request, context);
}
