// Programs that run a shop on a disk which takes no writes; see `through` of startNodeShop.

/** No file grows beyond this size, in units of 512 bytes. */
export const onFullDisk = (blocks: number) => ['sh', '-c', `ulimit -f ${blocks} && exec "$0" "$@"`]

/** The superuser, too, cannot write to files and folders whose mode forbids it. */
export const withoutPrivileges =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--'] : []
