import { Button } from "@/components/ui/button";

/** Prints the page (components/page-script). Without JavaScript there's only the browser's own way to print. */
export function PrintButton() {
  return (
    <print-button>
      <p className="no-print mt-4" hidden>
        <Button kind="quiet" icon="printer">
          Print
        </Button>
      </p>
    </print-button>
  );
}
