export const ROOM_DATABASE = "rookery-room";

/** Does this device keep anything of a match room that wasn't sent? */
export function hasUnsent(): Promise<boolean> {
  return new Promise((done) => {
    try {
      const request = indexedDB.open(ROOM_DATABASE);
      // There was no database: making one is stopped.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onerror = () => done(false);
      request.onsuccess = () => {
        const database = request.result;
        const counted = database.transaction("outgoing").objectStore("outgoing").count();
        const end = (answer: boolean) => {
          database.close();
          done(answer);
        };
        counted.onsuccess = () => end(counted.result > 0);
        counted.onerror = () => end(false);
      };
    } catch {
      done(false);
    }
  });
}

/** Forgets every room that was opened on this device, and what wasn't sent. Done even if the browser keeps nothing. */
export function forgetRooms(): Promise<void> {
  return new Promise((done) => {
    try {
      const request = indexedDB.deleteDatabase(ROOM_DATABASE);
      request.onsuccess = () => done();
      request.onerror = () => done();
      // Deleted as soon as the last page that uses it has gone.
      request.onblocked = () => done();
    } catch {
      done();
    }
  });
}
