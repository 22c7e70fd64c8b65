import { serve } from "../cell";
import { workOf } from "./public-work";

/** The packed engine, imported by Node as it is. The others are bundled. */
serve(workOf);
