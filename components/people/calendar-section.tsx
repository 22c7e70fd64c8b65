import { Icon } from "@/components/ui/icon";
import { PressForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { webcal } from "@/lib/paths";
import { renewCalendar } from "@/lib/people/actions/profile";

/** A person's own calendar feed: its address, and a way to replace it. */
export function CalendarSection({ address }: { readonly address: string }) {
  return (
    <section className="section" aria-labelledby="calendar">
      <h2 id="calendar">Your calendar</h2>
      <p className="mt-3">Your matches in your calendar app: agreed times, deadlines, and cancellations.</p>
      <p className="small muted break-all mt-2">{address}</p>
      <PressForm action={renewCalendar} className="actions mt-4">
        <a className="btn" href={webcal(address)}>
          <Icon name="calendar-plus" />
          Add to calendar
        </a>
        <SubmitButton kind="link">Create a new address</SubmitButton>
      </PressForm>
      <p className="hint">
        Anyone with the address can see your match times. If you create a new one, the old one stops working.
      </p>
    </section>
  );
}
