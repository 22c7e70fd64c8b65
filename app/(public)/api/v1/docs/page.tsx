import type { Metadata } from "next";
import { ApiReference } from "@/components/api/reference";
import { PublicFrame } from "@/components/layout/frames";
import { PageHead } from "@/components/ui/page-head";
import { readReference } from "@/lib/api/view/reference";
import { apiPaths } from "@/lib/paths/api";

export const metadata: Metadata = { title: "API" };
/** The same for everyone until the next release. */
export const dynamic = "force-static";

/** What the API can do, to read. */
export default function ApiDocsPage() {
  return (
    <PublicFrame>
      <PageHead
        title="API"
        lead="What programs can read and do here. Answers are JSON. You make a token in your profile, under API tokens."
      >
        <p>
          <a href={apiPaths.apiDescription()}>The same for programs (OpenAPI 3.1)</a>
        </p>
      </PageHead>
      <ApiReference {...readReference(apiPaths.api())} />
    </PublicFrame>
  );
}
