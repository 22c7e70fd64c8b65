import { followResultStream } from "../../../../../../../../result-stream";

export const GET = followResultStream;
