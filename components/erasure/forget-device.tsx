"use client";

import { useEffect } from "react";
import { forgetRooms } from "../room/forget-rooms";

/** Forgets the match rooms that this device keeps, as signing out does. */
export function ForgetDevice() {
  useEffect(() => {
    void forgetRooms();
  }, []);
  return null;
}
