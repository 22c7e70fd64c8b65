"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ConfirmGamesProps } from "./confirm-games";

/**
 * The form that confirms the games, loaded once everything is sent. Until then nothing can be confirmed, and perhaps there's
 * no network.
 */
export function ConfirmDoor(props: ConfirmGamesProps) {
  const [Form, setForm] = useState<ComponentType<ConfirmGamesProps> | null>(null);
  const isSent = props.room.saved === "sent";
  useEffect(() => {
    if (!isSent) return;
    void import("./confirm-games").then(
      (part) => setForm(() => part.ConfirmGames),
      () => setForm(() => NotLoaded),
    );
  }, [isSent]);
  if (Form) return <Form {...props} />;
  return isSent ? null : <p>You can confirm the result once everything is sent.</p>;
}

function NotLoaded() {
  return <p>Reload this page to confirm the result.</p>;
}
