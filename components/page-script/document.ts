import { goBackFully } from "./go-back-fully";
import { startPageScript } from "./page-script";

// The script of documents: scripts/next/document-script.ts makes one file of it.
startPageScript();
goBackFully();
