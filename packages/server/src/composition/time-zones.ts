import timeZoneAtCoordinates from '@photostructure/tz-lookup';
import type { TimeZoneAt } from '../shared/office.ts';

export const timeZoneAt: TimeZoneAt = ({ lat, lon }) => timeZoneAtCoordinates(lat, lon);
