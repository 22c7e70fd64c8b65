export type Room = { readonly room: string; readonly folders: number; readonly files: number };

/** The number of files and folders in each room, counting the room's own folder. The largest room comes first. */
export function measureRooms(parent: string, paths: readonly string[]): readonly Room[] {
  const rooms = new Map<string, string[]>();
  for (const path of paths) {
    const [room, ...rest] = path.slice(parent.length + 1).split("/");
    if (!path.startsWith(`${parent}/`) || room === undefined || rest.length === 0) continue;
    rooms.set(room, [...(rooms.get(room) ?? []), path]);
  }
  return [...rooms]
    .map(([room, files]) => ({ room, files: files.length, folders: new Set(files.map(folderOf)).size }))
    .sort((a, b) => b.files - a.files);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
