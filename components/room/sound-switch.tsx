"use client";

import { useEffect, useState } from "react";
import { Button } from "../ui/button";
import { areSoundsOn, playSound, turnSounds } from "./sounds";

/** Turns the room's sounds on or off, on this device. */
export function SoundSwitch() {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(areSoundsOn()), []);

  function change(): void {
    turnSounds(isOn ? "off" : "on");
    setOn(areSoundsOn());
    playSound("move");
  }

  return (
    <Button kind="quiet" onClick={change}>
      {isOn ? "Turn sounds off" : "Turn sounds on"}
    </Button>
  );
}
