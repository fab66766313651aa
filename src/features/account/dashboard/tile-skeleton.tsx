import { Skeleton } from '#ui/states/skeleton.tsx'

export const TileSkeleton = () => (
  <div className="action-tile" aria-busy="true">
    <Skeleton shape="text" />
    <Skeleton shape="name" />
    <Skeleton shape="control" />
  </div>
)
