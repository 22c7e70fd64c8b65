import { Icon } from "@/components/ui/icon";
import { SubmitButton } from "@/components/ui/submit-button";
import { webcal } from "@/lib/paths";
import { renewCalendar } from "@/lib/people/actions/profile";

/** One's own calendar feed: its address, and a way to change it. */
export function CalendarSection({ address }: { readonly address: string }) {
  return (
    <section className="section" aria-labelledby="calendar">
      <h2 id="calendar">Your calendar</h2>
      <p className="mt-3">
        Your matches in the calendar you use: agreed times, deadlines, and what is called off.
      </p>
      <p className="small muted break-all mt-2">{address}</p>
      <form action={renewCalendar} className="actions mt-4">
        <a className="btn" href={webcal(address)}>
          <Icon name="calendar-plus" />
          Add to calendar
        </a>
        <SubmitButton kind="link">Make a new address</SubmitButton>
      </form>
      <p className="hint">Whoever knows the address can read your times. A new one ends the old one.</p>
    </section>
  );
}
