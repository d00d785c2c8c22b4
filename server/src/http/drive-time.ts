import { readDriveTime } from '@site/domain';
import type { Parameters } from '@site/domain';
import { RoutingError } from '../engines/routing/routing-engine';
import { ApiError } from '../common/response-errors';

/** Returns a drive time in whole minutes. @throws ApiError 400 'drive_time_out_of_range'. */
export function readDriveTimeMinutes(value: number, parameters: Parameters): number {
  const driveTime = readDriveTime(String(value), parameters);
  if (driveTime.ok) return driveTime.minutes;
  const { minDriveTime, maxDriveTime } = parameters;
  throw new ApiError(
    400,
    'drive_time_out_of_range',
    `The drive time must be from ${minDriveTime} to ${maxDriveTime} minutes.`,
    'minutes'
  );
}

/**
 * Converts a failed drive-time computation into the API error that clients receive; other errors are returned
 * unchanged.
 */
export function toRoutingFailure(error: unknown, parameters: Parameters): unknown {
  if (!(error instanceof RoutingError)) return error;
  const { maxSnapDistance, maxDriveTime } = parameters;
  switch (error.reason) {
    case 'noRoadNearby':
      return new ApiError(
        422,
        'no_road_nearby',
        `There is no road within ${maxSnapDistance} m of the start. Choose a place nearer to a road.`,
        'latitude'
      );
    case 'timeTooLong':
      return new ApiError(
        400,
        'drive_time_out_of_range',
        `The drive time must be at most ${maxDriveTime} minutes.`,
        'minutes'
      );
    case 'noRainySeason':
      return new ApiError(422, 'season_not_available', error.message, 'season');
    case 'unavailable':
      return new ApiError(503, 'routing_unavailable', error.message);
    // An area has no destination, so the engine never reports this reason here.
    case 'noRoute':
      return error;
  }
}
