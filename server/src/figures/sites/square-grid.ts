import { METRES_PER_DEGREE, toRadians } from '@site/domain';

/** Latitude of the middle of Nigeria, where a square is as wide as it is high; elsewhere it is up to 2 % off. */
const MIDDLE_LATITUDE = 9;

/** Degrees of longitude times this are as long as degrees of latitude. */
export const LONGITUDE_SHARE = Math.cos(toRadians(MIDDLE_LATITUDE));

/** Kilometres of a degree of latitude. */
export const KM_PER_DEGREE = METRES_PER_DEGREE / 1_000;
